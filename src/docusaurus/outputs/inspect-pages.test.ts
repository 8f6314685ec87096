import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspectPages } from './inspect-pages';

const root = mkdtempSync(path.join(tmpdir(), 'inspect-pages-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Inspects these pages, which run. */
const inspect = (
  pages: readonly { readonly path: string; readonly file: string }[],
  others: Partial<Parameters<typeof inspectPages>[0]> = {},
) =>
  inspectPages({
    ...{ hasRoot: false, publicDir: root, prefix: '', modules: [], statics: [], failed: [] },
    pages: pages.map((page) => ({ ...page, needsMdx: true })),
    ...others,
  });

function write(file: string, body: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `<html><head></head><body>${body}</body></html>`);
  return target;
}

test('pages that browsers repair are named with the elements, each kind once', () => {
  const bad = write('docs/a/index.html', '<p><div></div></p><p><div></div></p>');
  write('docs/b/index.html', '<p>b</p>');
  const same = write('docs/c/index.html', '<p><div></div></p>');
  const unknown = [write('404/index.html', '<a><a></a></a>'), write('404.html', '<a><a></a></a>')];
  const { problems, unfit } = inspect([
    { path: '/docs/a', file: 'docs/a.mdx' },
    { path: '/docs/b', file: 'docs/b.mdx' },
    { path: '/docs/c', file: 'docs/c.mdx' },
    { path: '/404', file: 'src/pages/404.js' },
    { path: '/gone', file: 'src/pages/gone.js' },
  ]);
  expect(problems.map(({ file, what }) => `${file} ${what.replace(/\..*/, '')}`)).toEqual([
    'docs/a.mdx The page has `<div>` in `<p>`',
    'docs/c.mdx The page has `<div>` in `<p>`',
    'src/pages/404.js The page has `<a>` in `<a>`',
  ]);
  expect([...unfit].sort()).toEqual([bad, same, ...unknown].sort());
});

test('code inside of pages that the tree has written itself is allowed', () => {
  write('typed/api.html', '<p><div></div></p><script>go()</script>');
  const { problems, inline, unfit } = inspect([], { statics: ['typed/api.html'] });
  expect([problems.length, inline.scripts.length, unfit.size]).toEqual([0, 1, 0]);
});

test('code inside of pages is allowed as it is published below a path of a host', () => {
  write('linked/index.html', `<script>go('<a href="/docs">')</script>`);
  const page = [{ path: '/linked', file: 'docs/linked.mdx' }];
  const hash = createHash('sha256').update(`go('<a href="/site/docs">')`).digest('base64');
  expect(inspect(page, { prefix: '/site' }).inline.scripts).toEqual([`'sha256-${hash}'`]);
});

test.each([
  ['sc-egkSDF ddvmFU', true],
  ['wide jss12', true],
  ['makeStyles-root-1', true],
  ['sc-1a2b3c4-0 wide', false],
  ['sc-egkSDF-0 wide', false],
  ['misc-egkSDF', false],
  ['jss-docs css-1x2y3z', false],
])('a page with the classes `%s` is hydrated only if packages do not count them', (classes, isUnfit) => {
  write('styled/index.html', `<p class="${classes}">b</p>`);
  expect(inspect([{ path: '/styled', file: 'docs/styled.mdx' }]).unfit.size).toBe(isUnfit ? 1 : 0);
});

test('pages of which a part failed are not hydrated either', () => {
  const failed = write('docs/failed/index.html', '<p>b</p>');
  const { problems, unfit } = inspect([], { failed: ['/docs/failed', '/docs/gone'] });
  expect([problems, [...unfit]]).toEqual([[], [failed]]);
});

test('code inside of pages is allowed, but not without end', () => {
  const few = Array.from({ length: 19 }, (_, at) => `<style>a{top:${at}px}</style>`).join('');
  write('few/index.html', `${few}<script>run()</script>`);
  write('more/index.html', '<style>b{}</style><style>a{top:1px}</style>');
  write('most/index.html', '<style>c{}</style>');
  const pages = ['few', 'more', 'most'].map((name) => ({ path: `/${name}`, file: `docs/${name}.mdx` }));
  const { problems, inline } = inspect(pages);
  expect([inline.scripts.length, inline.styles.length]).toEqual([1, 20]);
  expect(problems.map(({ file }) => file)).toEqual(['docs/most.mdx']);
  expect(problems[0]?.what).toContain('(scripts: 0, style sheets: 1)');
});

test('style sheets that scripts add to pages are allowed, and named', () => {
  const publicDir = mkdtempSync(path.join(root, 'inserted-'));
  const page = [{ path: '/docs/a', file: 'docs/a.mdx' }];
  writeFileSync(path.join(publicDir, 'app.js'), 'document.createElement("script")');
  expect(inspect(page, { publicDir }).inline.styles).toEqual([]);
  for (const name of ["'style'", '`style`', '"style"']) {
    writeFileSync(path.join(publicDir, 'app.js'), `document.createElement(${name}).textContent="a{}"`);
    expect(inspect(page, { publicDir }).inline.styles).toEqual(["'unsafe-inline'"]);
  }
  const { inline, problems } = inspect(page, { publicDir });
  expect(inline.styles).toEqual(["'unsafe-inline'"]);
  expect(problems.map(({ file, what }) => [file, what])).toEqual([
    ['docs/a.mdx', 'Components, or packages that they use, add style sheets to pages in the browser.'],
  ]);
  expect(inspect([], { publicDir }).inline.styles).toEqual([]);
  // Beside a hash, browsers would pass over the word.
  mkdirSync(path.join(publicDir, 'docs/a'), { recursive: true });
  writeFileSync(path.join(publicDir, 'docs/a/index.html'), '<style>a{color:red}</style>');
  expect(inspect(page, { publicDir }).inline.styles).toEqual(["'unsafe-inline'"]);
});

test.each([
  ['return new Function(...n,e)(...a)', ["'unsafe-eval'"]],
  ['return eval(t)', ["'unsafe-eval'"]],
  ['(0,eval)(t)', ["'unsafe-eval'"]],
  ['new Function("return this")()', []],
  ['isFunction(e),e.Function(t)', []],
  ['"<code>eval(text)</code> or eval(text)"', []],
  ['new Function(n,e)', ["'unsafe-eval'"]],
  ['WebAssembly.instantiate(e,t)', ["'wasm-unsafe-eval'"]],
  ['WebAssembly.compileStreaming(e)', ["'wasm-unsafe-eval'"]],
  ['new WebAssembly.Module(e)', ["'wasm-unsafe-eval'"]],
  ['e instanceof WebAssembly.Memory', []],
])('scripts may do what they need: %s', (code, sources) => {
  const publicDir = mkdtempSync(path.join(root, 'running-'));
  writeFileSync(path.join(publicDir, 'app.js'), code);
  const { inline, problems } = inspect([{ path: '/docs/a', file: 'docs/a.mdx' }], { publicDir });
  expect(inline.scripts).toEqual(sources);
  expect(problems.map(({ file }) => file)).toEqual(sources.map(() => 'docs/a.mdx'));
});

test('a site runs components of its tree if a page does, or if they are around all pages', () => {
  const runs = (hasRoot: boolean, ...pages: Parameters<typeof inspect>[0]) =>
    inspect(pages, { hasRoot }).runsComponents;
  expect([runs(false), runs(true), runs(false, { path: '/docs/a', file: 'docs/a.mdx' })]).toEqual([false, true, true]);
});
