import './help.mts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { environment } from '../src/config/environment';
import { loadData } from '../src/content/data-files';
import { readDataFiles } from '../src/content/files/read-content';
import { writeFileAt } from '../src/content/files/write-file';
import { localDay, newFiles, newKinds, wrongAnswer } from '../src/model/pages/new-file';
import type { NewKind } from '../src/model/pages/new-file';
import { fail } from './fail.mts';

/**
 * `npm run new doc|post|component`: writes a valid file in its place. Asks for `--title`, `--id` and `--authors` when they are not given;
 * `--date` and `--description` are optional. A component with `--compiler` becomes Markdown when a page is compiled, so that readers
 * download nothing for it.
 */
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  options: { title: text, id: text, date: text, authors: text, description: text, compiler: { type: 'boolean' } },
  allowPositionals: true,
});

const kind: NewKind =
  newKinds.find((known) => known === positionals[0]) ??
  fail('Use npm run new doc, npm run new post or npm run new component.');

if (values.id !== undefined && kind !== 'doc')
  fail(
    `Only docs have \`--id\`. The name of a ${kind} is made of its \`--title\`${kind === 'post' ? ' and `--date`' : ''}.`,
  );

const asks = process.stdin.isTTY && createInterface({ input: process.stdin, output: process.stdout });
// Ctrl+C and Ctrl+D end the questions without a stack trace.
const leave = (): never => process.exit(130);
if (asks) asks.once('close', leave);
const ask = async (question: string): Promise<string> => (asks ? (await asks.question(`${question} `)).trim() : '');

const contentDir = environment.contentDir();
const knownAuthors = Object.keys(loadData(readDataFiles(contentDir)).data.authors);
const answers = {
  ...values,
  title: values.title ?? (await ask(kind === 'component' ? 'Name, like DeviceList:' : 'Title:')),
  id:
    values.id ??
    (kind === 'doc'
      ? (await ask('Path below docs (leave it empty to derive it from the title):')) || undefined
      : undefined),
  date: values.date ?? localDay(new Date()),
  authors: values.authors,
};
let wrong: string | undefined;
for (;;) {
  if (kind === 'post') answers.authors ??= await ask(`Authors (${knownAuthors.join(', ')}):`);
  wrong = wrongAnswer(kind, answers, knownAuthors);
  if (!asks || wrong === undefined || kind !== 'post' || values.authors !== undefined) break;
  console.log(wrong);
  answers.authors = undefined;
}
if (asks) asks.off('close', leave).close();
if (wrong !== undefined) fail(wrong);
for (const file of newFiles(kind, answers)) {
  const target = path.resolve(kind === 'component' ? '.' : contentDir, file.path);
  if (existsSync(target)) fail(`${path.relative('.', target)} already exists. Use a different --title or --id.`);
  writeFileAt(target, file.text);
  console.log([`Written: ${path.relative('.', target)}`, ...file.next].join('\n'));
}
