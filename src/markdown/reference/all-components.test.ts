import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadReference } from '../../model/reference/reference';
import { compileMarkdown } from '../compile';
import { standalone } from '../page-context';
import { referenceComponentNames } from './expand-reference';

const folder = path.resolve('test/fixtures/reference');
const uses = readFileSync(path.join(folder, 'all-components.md'), 'utf8').trim().split('\n\n');
const data = readdirSync(path.join(folder, 'data'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yml'))
  .sort()
  .map((file) => [file.replace(/\.yml$/, ''), readFileSync(path.join(folder, 'data', file), 'utf8')] as const);
const { reference, problems: ofData } = loadReference(new Map(data));

test('the corpus uses every component that stands for data', () => {
  expect(ofData).toEqual([]);
  expect(referenceComponentNames.filter((name) => !uses.some((use) => use.startsWith(`<${name} `)))).toEqual([]);
});

/** What readers, the search and the check of links get of a component. */
function expanded(use: string): string {
  const { compiled, problems } = compileMarkdown('docs/page.md', use, { ...standalone, reference });
  // The title of the page is not there.
  expect(problems.filter(({ what }) => !what.startsWith('The heading level jumps'))).toEqual([]);
  const { markdown, definitions, links, sections } = compiled;
  const searched = sections
    .map(({ text }) => text)
    .join(' ')
    .trim();
  const lines = [
    `- is searched for ${searched === '' ? 'nothing' : JSON.stringify(searched.slice(0, 60))}`,
    ...definitions.map((one) => `- defines ${JSON.stringify(one)}`),
    ...links.map(({ href }) => `- links to ${href}`),
  ];
  return [`Expanded: \`${use}\``, markdown.trim(), ...(lines.length > 0 ? [lines.join('\n')] : [])].join('\n\n');
}

test('each becomes the Markdown, the names and the links that it should', async () => {
  // Written again by `npx vitest run all-components -u`.
  await expect(`${uses.map(expanded).join('\n\n')}\n`).toMatchFileSnapshot(path.join(folder, 'expected.md'));
});

test('an anchor that other sites know is there once, also where it is that of the heading', () => {
  const use = '<ApiEndpoints api="supervisor" group="jobs" level={2} />';
  const { compiled } = compileMarkdown('docs/page.md', use, { ...standalone, reference });
  const ids = [...JSON.stringify(compiled.body).matchAll(/\bid=\\"([^"\\]+)/g)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['get-jobs-job', 'get-jobsltjob', 'post-jobs']));
  expect(new Set(ids).size).toBe(ids.length);
});
