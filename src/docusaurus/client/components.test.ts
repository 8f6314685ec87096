import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import * as all from './components';

const readers = vi.hoisted((): { theme: string | undefined } => ({ theme: undefined }));
vi.mock('../../browser/theme/use-theme', () => ({ useTheme: () => readers }));
vi.mock('gatsby', () => ({}));
vi.mock('../../config/browser-config', () => ({ site: { tableOfContents: { minLevel: 2, maxLevel: 3 } } }));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const shown = (element: ReactElement): string => renderToStaticMarkup(element);

test.each([
  [{}, 'note', 'Note', 'Note'],
  [{ type: 'tip' }, 'tip', 'Tip', 'Tip'],
  [{ type: 'danger', title: 'Hot' }, 'danger', 'Danger', 'Hot'],
])('an admonition %j has a class, a name and a title', (props, type, name, title) => {
  expect(shown(createElement(all.Admonition, props, 'Text'))).toBe(
    `<aside role="note" class="admonition admonition-${type}" aria-label="${name}"><p class="admonition-title">${title}</p>Text</aside>`,
  );
});

test.each([
  [{ language: 'sh' }, '', ' data-language="sh"'],
  [{ className: 'wide language-python' }, '', ' data-language="python"'],
  [{ title: 'a.py' }, '<figcaption>a.py</figcaption>', ''],
])('a code block %j has its title and names its language', (props, caption, language) => {
  expect(shown(createElement(all.CodeBlock, props, 'x = 1'))).toBe(
    `<figure class="code">${caption}<pre><code${language}>x = 1</code></pre></figure>`,
  );
});

test('a summary is made for details that have only its text', () => {
  const details = (summary?: ReactElement | string): string =>
    shown(createElement(all.Details, { open: true, summary }, 'Inside'));
  expect(details('More')).toBe('<details open=""><summary>More</summary>Inside</details>');
  expect(details(createElement('summary', null, 'More'))).toBe(details('More'));
  expect(details(createElement('b', null, 'More'))).toContain('<summary><b>More</b></summary>');
  expect(details()).toBe('<details open="">Inside</details>');
});

test('cards that a page computes are links with their descriptions', () => {
  const items = [{ label: 'Boil', href: '/boil', description: 'Water.' }];
  expect(shown(createElement(all.DocCardList, { items }))).toBe('<ul><li><a href="/boil">Boil</a> Water.</li></ul>');
  expect(shown(createElement(all.DocCardList))).toBe('<ul></ul>');
});

test('a heading leads to itself if it has an id', () => {
  expect(shown(createElement(all.Heading, { as: 'h3', className: 'big' }, 'Boil'))).toBe('<h3 class="big">Boil</h3>');
  expect(shown(createElement(all.Heading, { as: 'h2', id: 'boil' }, 'Boil'))).toBe(
    '<div class="heading"><h2 id="boil">Boil</h2><a class="heading-link" href="#boil" aria-label="Link to this heading"></a></div>',
  );
});

test.each(['/a.png', { default: '/a.png' }, { src: { src: '/a.png' } }])('the picture %j is shown', (img) => {
  const lazy = '<img src="/a.png" alt="" loading="lazy"/>';
  expect(shown(createElement(all.IdealImage, { img }))).toBe(lazy);
  expect(shown(createElement(all.IdealImage, { img, alt: 'A kettle' }))).toContain('alt="A kettle"');
});

test('pictures of Markdown load when readers come near, and have an empty text if they have none', () => {
  expect(shown(createElement(all.Img, { src: '/a.png' }))).toContain('loading="lazy"');
  expect(shown(createElement(all.Img, { src: '/a.png' }))).toContain('alt=""');
  expect(shown(createElement(all.Img, { src: '/a.png', alt: 'A', loading: 'eager' }))).toMatch(
    /(?=.*eager)(?=.*alt="A")/,
  );
});

test.each([
  [undefined, '/light.svg'],
  ['light', '/light.svg'],
  ['dark', '/dark.svg'],
])('with the theme %s, readers see the picture %s', (theme, src) => {
  readers.theme = theme;
  const sources = { light: '/light.svg', dark: '/dark.svg' };
  expect(shown(createElement(all.ThemedImage, { sources }))).toBe(`<img src="${src}" alt=""/>`);
});

const toc = [1, 2, 3, 4].map((level) => ({ value: `Level ${level}`, id: `l${level}`, level }));
test.each([
  [{}, ['l2', 'l3']],
  [{ minHeadingLevel: 3 }, ['l3']],
  [{ maxHeadingLevel: 4 }, ['l2', 'l3', 'l4']],
  [{ minHeadingLevel: 1, maxHeadingLevel: 1 }, ['l1']],
])('a table of contents %j leads to the headings %j', (levels, ids) => {
  const html = shown(createElement(all.TOCItems, { toc, className: 'toc', ...levels }));
  expect(html).toMatch(/^<ul class="toc">/);
  expect(Array.from(html.matchAll(/<a href="#(\w+)">Level \d</g), ([, id]) => id)).toEqual(ids);
});

test('an icon is as wide as it is asked to be', () => {
  expect(shown(createElement(all.Home))).toContain('width="20" height="20"');
  expect(shown(createElement(all.Home, { width: 32, className: 'big' }))).toMatch(
    /width="32" height="32".*class="big"/,
  );
});
