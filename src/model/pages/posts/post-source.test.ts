import { expect, test } from 'vitest';
import { compileMarkdown } from '../../../markdown/compile';
import { readFrontMatter } from '../front-matter/front-matter';
import { pageFromMarkdown } from '../pages';
import { defaultConfig } from '../../../config/site-config';

const config = defaultConfig();

test.each([
  ['2019-06-31', '2019-07-01'],
  ['2023-02-29', '2023-03-01'],
  ['2024-12-31', '2024-12-31'],
  ['2023-13-01', undefined],
])('a post of another tree that is named by the day %s is from %s, as for Docusaurus', (day, date) => {
  const file = `blog/${day}-a.md`;
  const { compiled } = compileMarkdown(file, 'Text.');
  expect(pageFromMarkdown(file, readFrontMatter('', file), compiled, 'lenient', config).page?.date).toBe(date);
});
