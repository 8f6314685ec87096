import './help.mts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from '../src/content/files/read-content';
import { checkProse, proseRules, proseText } from '../src/model/checks/prose';

/**
 * `npm run prose`: how often docs, posts and data use the patterns that our prose avoids. `-- --list has-to` lists the places of a
 * rule, `-- docs/core` looks only at files whose path starts so.
 */
const { values, positionals } = parseArgs({ options: { list: { type: 'string' } }, allowPositionals: true });

const all = readSources(path.resolve('content'));
const texts = [...all]
  .filter(([file]) => positionals.length === 0 || positionals.some((at) => file.startsWith(at)))
  .map(([file, source]) => proseText(file, source));
const findings = texts.flatMap((text) => checkProse(text, proseRules));

if (values.list !== undefined) {
  const places = findings.filter(({ rule }) => rule.id === values.list);
  for (const { file, line, column, what } of places) console.log(`content/${file}:${line}:${column}  ${what}`);
  console.log(
    `${places.length} places. ${proseRules.find(({ id }) => id === values.list)?.instead ?? 'No such rule.'}`,
  );
} else {
  const words = texts.reduce((sum, { prose }) => sum + wordsIn(prose), 0);
  console.log(`${texts.length} files, ${words} words\n`);
  console.log(`${'rule'.padEnd(24)} places  in 10,000 words`);
  for (const { id, atMost = 0 } of proseRules) {
    const places = findings.filter(({ rule }) => rule.id === id).length;
    const rate = (places * 10_000) / words;
    const state = rate > atMost ? `more than ${atMost}` : '';
    console.log(`${id.padEnd(24)} ${String(places).padStart(6)} ${rate.toFixed(1).padStart(6)}  ${state}`.trimEnd());
    if (rate > atMost) process.exitCode = 1;
  }
}

function wordsIn(prose: string): number {
  return prose.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}
