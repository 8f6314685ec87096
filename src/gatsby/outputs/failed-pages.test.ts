import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatGroups } from '../../model/problems/problem-groups';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'failed-pages-'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.resetModules();
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => void vi.resetModules());

test('pages that failed are one line of the report, with a file and a remedy', async () => {
  const { forgetFailedPages, keepFailedPage, problemsOfFailedPages } = await import('./failed-pages');
  const pages = [{ path: '/docs/a', file: 'docs/a.mdx' }];
  expect(problemsOfFailedPages(pages, true)).toEqual([]);
  keepFailedPage('/docs/a/', 'window is not defined');
  keepFailedPage('/team', 'localStorage is not defined');
  expect(existsSync(path.join(root, '.tmp/failed-pages.txt'))).toBe(true);
  const problems = problemsOfFailedPages(pages, true);
  expect(problems.map(({ file }) => file)).toEqual(['docs/a.mdx', '/team']);
  const report = formatGroups({ notes: [], problems });
  expect(report.match(/- 2 times, first .*<BrowserOnly>/g)).toHaveLength(1);
  forgetFailedPages();
  expect(problemsOfFailedPages(pages, true)).toEqual([]);
});

test.each([
  ...['document', 'sessionStorage', 'IntersectionObserver', 'HTMLElement', 'SVGSVGElement', 'Image', 'self'].map(
    (name) => [`${name} is not defined`, 'warning'] as const,
  ),
  ...['kettle is not defined', 'my window is not defined', 'window is not defined.', 'Observers is not defined'].map(
    (reason) => [reason, undefined] as const,
  ),
])('of what a component lacks, only parts of browsers are no fault for sure: %s', async (reason, severity) => {
  const { keepFailedPage, problemsOfFailedPages } = await import('./failed-pages');
  keepFailedPage('/', reason);
  expect(problemsOfFailedPages([], true).map((problem) => [problem.file, problem.severity])).toEqual([['/', severity]]);
});

test('a component that would fail in browsers, too, is an error with its cause', async () => {
  const { keepFailedPage, problemsOfFailedPages } = await import('./failed-pages');
  const reason = 'Cannot read properties of undefined (reading `window`) \uD83D';
  keepFailedPage('/docs/a', reason);
  expect(problemsOfFailedPages([{ path: '/docs/a', file: 'docs/a.mdx' }], true)).toEqual([
    {
      ...{ file: 'docs/a.mdx', line: 1, column: 1 },
      what: "A component fails, so readers see an error in its place: `Cannot read properties of undefined (reading 'window') \uFFFD`.",
      remedy: 'Correct the component, or build with `--lenient`, which publishes the page without it.',
    },
  ]);
});

test.each([
  ['SyntaxError: Expected `}`', 'Correct it, or remove it from the page.'],
  ['window is not defined', "Use what only browsers have in a component's `React.useEffect`."],
])('a page of our own that throws %j is an error with a remedy', async (reason, remedy) => {
  const { keepFailedPage, problemsOfFailedPages } = await import('./failed-pages');
  keepFailedPage('/docs/a/', reason);
  expect(problemsOfFailedPages([{ path: '/docs/a', file: 'docs/a.md' }], false)).toEqual([
    {
      ...{ file: 'docs/a.md', line: 1, column: 1, remedy },
      what: `An expression or a component of this page throws an error while the page is built: \`${reason.replaceAll('`', "'")}\`.`,
    },
  ]);
});

test('pages of our own that fail for one reason are one problem', async () => {
  const { keepFailedPage, problemsOfFailedPages } = await import('./failed-pages');
  for (const page of ['a', 'b', 'c', 'd', 'e']) keepFailedPage(`/${page}`, 'cold');
  keepFailedPage('/f', 'warm');
  keepFailedPage('/g', 'warm');
  expect(problemsOfFailedPages([], false).map(({ file, what }) => [file, what.replace(/^.*built: /, '')])).toEqual([
    ['/a', '`cold`. The same happens on /b, /c, /d and 1 more.'],
    ['/f', '`warm`. The same happens on /g.'],
  ]);
});
