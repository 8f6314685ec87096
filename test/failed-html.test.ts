import path from 'node:path';
import { expect, test } from 'vitest';
import { failedHtmlIn, problemOfFailedHtml, reportOfFailedHtml } from '../scripts/gatsby/failed-html.mts';

/** What Gatsby prints when a page of this address throws, after the data of the page. */
const outputOf = (address: string, error: string): string =>
  [
    `error Truncated page data information for the failed page "${address}": {}`,
    'failed Building static HTML for pages - 0.222s',
    `error Building static HTML failed for path "${address}"\n\n\n\n\u001B[0m`,
    `\u001B[0m  \u001B[0m\u001B[97m\u001B[41mWebpackError\u001B[0m\u001B[37m\u001B[41m:\u001B[0m\u001B[37m\u001B[41m \u001B[0m\u001B[97m\u001B[41m${error}\u001B[0m`,
    '\u001B[0m\n',
  ].join('\n');
const broken = '\u001B[0m  \u001B[0m\u001B[97m\u001B[41m';

test.each([
  ['/docs/a/', 'SyntaxError: Expected `}` in JSON', '/docs/a', 'SyntaxError: Expected `}` in JSON'],
  ['/', `The kettle f${broken}or tea ${broken}is cold`, '/', 'The kettle for tea is cold'],
])('an output names the page %s, and why it failed', (written, error, address, reason) => {
  expect(failedHtmlIn(outputOf(written, error))).toEqual({ address, reason });
});

test('an output that names no page names no failure, and one without an error has its page', () => {
  expect(failedHtmlIn('failed Building static HTML for pages - 0.222s\nWebpackError: a')).toBeUndefined();
  expect(failedHtmlIn('Building static HTML failed for path "/a"')?.address).toBe('/a');
});

test.each([
  ['SyntaxError: Expected `}`', 'Correct it, or remove it from the page.'],
  ['window is not defined', "Use what only browsers have in a component's `React.useEffect`."],
])('a page that throws %j is a problem with a remedy', (reason, remedy) => {
  expect(problemOfFailedHtml({ address: '/docs/a', reason })).toEqual({
    ...{ file: '/docs/a', line: 1, column: 1, remedy },
    what: `An expression or a component of this page throws an error while the page is built: \`${reason.replaceAll('`', "'")}\`.`,
  });
});

test('the report names the file of the page, whatever its address is', () => {
  const report = (address: string) => reportOfFailedHtml(outputOf(address, 'cold'), path.resolve('test/fixtures/site'));
  expect(report('/docs/elsewhere/')).toContain('test/fixtures/site/docs/guides/slugged.md:1:1');
  expect(report('/docs/elsewhere/')).toContain('built: `cold`.');
  expect(report('/nowhere')).toContain('/nowhere:1:1');
  expect(reportOfFailedHtml('info done', 'test/fixtures/site')).toBeUndefined();
});
