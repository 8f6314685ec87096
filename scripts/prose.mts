import './help.mts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSources } from '../src/content/files/read-content';
import { suggest } from '../src/model/nearest';
import { checkProse, proseRules, proseText } from '../src/model/checks/prose';
import type { ProseRule, ProseText } from '../src/model/checks/prose';
import { fail } from './fail.mts';

/**
 * A habit of writing whose frequency shows whether a text sounds natural or translated. It is no fault at any one place, so
 * nothing fails: rewrite the sentence for its reader, never for the count.
 */
interface Habit extends ProseRule {
  /** The places in 10,000 words that natural English has at least. */
  readonly atLeast?: number;
}

const question = '(?:which|what|whether|how|when|where)';
const habits: readonly Habit[] = [
  {
    id: 'possessive',
    find: /\b(?!(?:it|that|there|what|who|here|let|how|where|he|she)['’])[a-z]+(?:['’]s\b|s['’](?=\s))/gi,
    instead: 'Good: “the model’s API”, “your device’s state”.',
    atLeast: 15,
  },
  {
    id: 'the-x-of-the-y',
    find: /\bthe [a-z][\w-]* of (?:the|an?|your|its|their|this|each|every) [a-z]/gi,
    instead: 'Write “the device name” or “the device’s name”.',
    atMost: 40,
  },
  {
    id: 'because-at-the-end',
    find: /, because\b/gi,
    instead: 'Give the reason first, or write two sentences.',
    atMost: 6,
  },
  {
    id: 'so-at-the-end',
    find: /, so\b(?! (?:that|far)\b)/gi,
    instead: 'Give the reason first, or write two sentences.',
    atMost: 10,
  },
  {
    id: 'free-relative',
    find: /\bwhat (?:it|you|they|the|an?|this|your|we|users?|is|was|comes|happens)\b/g,
    instead: 'Name the thing: “the options that users see”.',
    atMost: 6,
  },
  { id: 'that-of', find: /\b(?:that|those) of\b/gi, instead: 'Repeat the noun.', atMost: 0.5 },
  { id: 'nobody', find: /\b(?:no|some)(?:body| ?one)\b/gi, instead: 'Write “you”, “users” or a passive.', atMost: 1 },
  {
    id: 'which-and-what',
    find: new RegExp(`\\b${question}\\b[^.,;:|]{1,60} and ${question}\\b`, 'gi'),
    instead: 'Write one noun phrase.',
    atMost: 1.5,
  },
  {
    id: 'preposition-which',
    find: /\b(?:to|from|without|with|by|in|for|at|on|after|of|through|under) which\b/gi,
    instead: 'End with the preposition.',
    atMost: 1.3,
  },
  { id: 'such-as', find: /\bsuch as\b/gi, instead: 'Write “like”, “for example” or parentheses.', atMost: 14 },
  { id: 'we', find: /\b(?:we|our|ours|us)\b/gi, instead: 'Good where the team decides or recommends.', atLeast: 20 },
  { id: 'comma-too', find: /, too\b/gi, instead: 'Write “also”.', atMost: 0.5 },
  {
    id: 'link-describes',
    // The target of a link is no prose, so spaces stand for it.
    find: /\[[^[\]|]+ {4,}(?:also )?(?:describes?|explains?|shows?|lists?)\b/g,
    instead: 'Link the noun in the sentence that needs it.',
    atMost: 15,
  },
];

/**
 * `npm run prose`: how often docs, posts and data use the patterns that our prose avoids, and the habits of natural English.
 * `-- --list has-to` lists the places of one, `-- content/docs/core` looks only at files whose path starts so.
 */
const { values, positionals } = parseArgs({ options: { list: { type: 'string' } }, allowPositionals: true });

const all = readSources(path.resolve('content'));
const texts = [...all]
  // Earlier versions of the docs stay as they were.
  .filter(([file]) => !file.startsWith('versions/'))
  .filter(([file]) => positionals.length === 0 || positionals.some((at) => `content/${file}`.startsWith(at)))
  .map(([file, source]) => proseText(file, source));
if (texts.length === 0) fail(`No text of the site has a path that starts with ${positionals.join(' or ')}.`);
const rules: readonly Habit[] = [...proseRules, ...habits];
const findings = texts.flatMap((text) => checkProse(text, rules));

if (values.list !== undefined) {
  const rule = rules.find(({ id }) => id === values.list);
  if (!rule)
    fail(
      `There is no rule \`${values.list}\`. ${suggest(
        values.list,
        rules.map(({ id }) => id),
      )}`,
    );
  const places = findings.filter((found) => found.rule === rule);
  for (const { file, line, column, what } of places) console.log(`content/${file}:${line}:${column}  ${what}`);
  console.log(`${places.length} ${places.length === 1 ? 'place' : 'places'}. ${rule.instead}`);
} else {
  const words = texts.reduce((sum, { prose }) => sum + wordsIn(prose), 0);
  console.log(`${texts.length} files, ${words} words\n`);
  console.log(`${'rule'.padEnd(24)} places  in 10,000 words`);
  for (const { id, atMost = 0, atLeast } of rules) {
    const places = findings.filter(({ rule }) => rule.id === id).length;
    const rate = (places * 10_000) / words;
    const isRare = atLeast !== undefined && rate < atLeast;
    const isFrequent = atLeast === undefined && rate > atMost;
    const state = isRare ? `fewer than ${atLeast}` : isFrequent ? `more than ${atMost}` : '';
    console.log(`${id.padEnd(24)} ${String(places).padStart(6)} ${rate.toFixed(1).padStart(6)}  ${state}`.trimEnd());
    if (isFrequent && proseRules.some((rule) => rule.id === id)) process.exitCode = 1;
  }
  const paragraphs = texts.flatMap(paragraphsOf);
  const choppy = paragraphs.filter(isChoppy).length;
  const share = (100 * choppy) / paragraphs.length;
  console.log(
    `\nParagraphs with three sentences of at most 11 words in a row: ${share.toFixed(1)} % (aim: at most 7 %)`,
  );
}

/** Paragraphs of running text: no headings, lists, tables, admonition marks or data. */
function paragraphsOf({ file, prose }: ProseText): string[] {
  if (file.endsWith('.yml')) return [];
  return prose
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /^[A-Z["“*_]/.test(paragraph) && wordsIn(paragraph) > 3);
}

function isChoppy(paragraph: string): boolean {
  let row = 0;
  return paragraph.split(/(?<=[.!?:])\s+/).some((sentence) => (row = wordsIn(sentence) <= 11 ? row + 1 : 0) >= 3);
}

function wordsIn(prose: string): number {
  return prose.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;
}
