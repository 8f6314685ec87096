import { expect, test } from 'vitest';
import { compileMarkdown } from '../../../markdown/compile';
import { readFrontMatter } from '../front-matter/front-matter';
import { pageFromMarkdown } from '../pages';
import { defaultConfig } from '../../../config/site-config';
import { postNameOf } from './post-source';

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

test.each([
  ['2024-02-29-leap-day.md', '2024-02-29', '2024/02/29/leap-day'],
  ['2024-02-29-leap-day.mdx', '2024-02-29', '2024/02/29/leap-day'],
  ['2024-02-29-leap-day/index.md', '2024-02-29', '2024/02/29/leap-day'],
  ['2024/02/29/leap-day.md', '2024-02-29', '2024/02/29/leap-day'],
  ['releases/2024-02-29-leap-day.md', '2024-02-29', '2024/02/29/releases/leap-day'],
  ['2024-2-9-early.md', '2024-02-09', '2024/2/9/early'],
  ['2024-02-29.md', '2024-02-29', '2024/02/29'],
  ['2024-02-29-an.md-file.md', '2024-02-29', '2024/02/29/an.md-file'],
  ['2024-02-29-leap-day/index-page.md', '2024-02-29', '2024/02/29/leap-day/index-page'],
  ['leap-day.md', undefined, 'leap-day'],
  ['leap-day/index.md', undefined, 'leap-day'],
])('name of %s', (file, date, address) => {
  expect(postNameOf(file)).toEqual({ date, address });
});

test.each([
  ['2024-2-9-early.md', 'Rename it to `blog/2024-02-09-early.md`.'],
  ['2024-12-9-early.md', 'Rename it to `blog/2024-12-09-early.md`.'],
  ['2024-12-19-late.md', undefined],
  ['2024/2/9/early.md', undefined],
])('the name of a post has a day with its zeros: %s', (name, remedy) => {
  const problemsUnder = (policy: 'strict' | 'lenient') => {
    const file = `blog/${name}`;
    const yaml = readFrontMatter('title: A\nauthors: core', file);
    return pageFromMarkdown(file, yaml, compileMarkdown(file, 'Text.').compiled, policy, config).problems;
  };
  expect(problemsUnder('strict').map((problem) => problem.remedy)).toEqual(remedy === undefined ? [] : [remedy]);
  expect(problemsUnder('lenient')).toEqual([]);
});
