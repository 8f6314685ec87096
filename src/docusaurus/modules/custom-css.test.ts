import { expect, test } from 'vitest';
import { docusaurusConfig } from '../config/config-schema';
import { darkPartsOf, placeColorMode, placeCustomCss } from './custom-css';

const onOneLine = (css: string): string => css.replace(/\s+/g, ' ').trim();

test.each([
  [':root', ':where(.tree-layout):scope'],
  ['html body', ':where(.tree-layout):scope'],
  ["[data-theme='dark']", "[data-theme='dark'] :where(.tree-layout:scope)"],
  ['[data-theme=dark]:root', "[data-theme='dark'] :where(.tree-layout:scope)"],
  ['html[data-theme=dark]', "[data-theme='dark'] :where(.tree-layout:scope)"],
  [':root[data-theme="light"]', "[data-theme='light'] :where(.tree-layout:scope)"],
  ['html[lang] .hero', ':scope[lang] .hero'],
  ['body#own .hero', ':scope#own .hero'],
  ['body.own .hero', ':scope.own .hero'],
  ['html:hover .hero', ':scope:hover .hero'],
  ['html[data-theme=dark] .hero h1', "[data-theme='dark'] :where(:scope) .hero h1"],
  ['body .hero', ':scope .hero'],
  ['.html .a', '.html .a'],
  ['html-view', 'html-view'],
  ['.hero:is(a, b)', '.hero:is(a, b)'],
])('%s is %s in the content of pages', (written, selector) => {
  const css = onOneLine(placeCustomCss(`${written},\n.b {\n  color: red;\n}\n`));
  expect(css).toBe(`@scope (.tree-layout, .prose) { ${selector}, .b { color: red; } }`);
});

test('colors and fonts of Infima become those of the site, in the color modes that they are written for', () => {
  const css = onOneLine(
    placeCustomCss(
      ":root { --ifm-color-primary: red; --ifm-background-color: white }\n[data-theme='dark'] { --ifm-color-primary: pink; --own: 1px }",
    ),
  );
  expect(css).toMatch(
    /:root \{ --ifm-color-primary: red; --accent: light-dark\(color\(from var\(--ifm-color-primary\) [^}]*\}/,
  );
  // Infima has a dark background that weighs more.
  expect(css).toMatch(/:root\[data-theme="light"\] \{ --ifm-background-color: white; --background: /);
  expect(css).toMatch(
    /dark\) \{ :root:not\(\[data-theme="light"\]\) \{ --ifm-color-primary: pink; [^}]*--own: 1px \} \}/,
  );
  expect(css).not.toMatch(/@scope .*--own/);
});

/** Infima sets these again for dark pages, with more weight. */
const onlyLight = [
  ...['background-color', 'background-surface-color', 'color-content', 'color-content-secondary', 'color-emphasis-100'],
  ...['color-scheme', 'color-secondary', 'hover-overlay', 'code-background', 'font-color-base'],
  ...['footer-background-color', 'navbar-background-color'],
];
test.each([
  ...onlyLight.map((name) => [name, ':root[data-theme="light"]'] as const),
  ...['color-primary', 'color-secondary-dark', 'own'].map((name) => [name, ':root'] as const),
])('a tree that sets --ifm-%s for all pages changes %s', (name, place) => {
  expect(placeCustomCss(`:root { --ifm-${name}: red }`).split(' {')[0]).toBe(place);
});

test('only variables are taken out of a rule for the page, once and as they are written', () => {
  const css = onOneLine(placeCustomCss(':root, html { color: red; --own: "$&_" }'));
  expect(css).toBe(
    ':root { --own: "$&_" } @scope (.tree-layout, .prose) { :where(.tree-layout):scope, :where(.tree-layout):scope { color: red} }',
  );
});

test('a rule that also is for an element of the content stays there as a whole', () => {
  const css = onOneLine(placeCustomCss("[data-theme='dark'], .always-dark { --ifm-color-primary: red }"));
  expect(css).toBe(
    "@scope (.tree-layout, .prose) { [data-theme='dark'] :where(.tree-layout:scope), .always-dark { --ifm-color-primary: red } }",
  );
});

test('a primary color that could not be read on dark pages goes towards white, not towards a tint', () => {
  const css = onOneLine(placeCustomCss(':root { --ifm-color-primary: red }'));
  // The coordinates of white (D65).
  expect(
    Array.from(css.matchAll(/([xyz]) \+ \(([\d.]+) - \1\)/g), ([, channel, white]) => `${channel} ${white}`),
  ).toEqual(expect.arrayContaining(['x 0.95', 'y 1', 'z 1.09']));
});

test('what follows from the background loses against what is written, in whichever order', () => {
  const css = onOneLine(placeCustomCss(':root { --ifm-background-surface-color: red; --ifm-background-color: white }'));
  expect(css.match(/--surface-raised: (?:color-mix|var)/g)).toEqual(
    ['color-mix', 'var', 'color-mix', 'var'].map((value) => `--surface-raised: ${value}`),
  );
  expect(css).toMatch(/@scope \(\.tree-layout, \.prose\) \{ \}$/);
});

test('variables with names of ours stay in the content, and fonts and animations count everywhere', () => {
  const css = onOneLine(
    placeCustomCss(
      ':root { --text: red }\n@font-face { font-family: A }\n@keyframes a { to { top: 0 } }\n@-webkit-keyframes a { to { top: 0 } }\n@property --a { inherits: true }\n@media print { a { top: 0 } }',
    ),
  );
  expect(css).toBe(
    '@font-face { font-family: A } @keyframes a { to { top: 0 } } @-webkit-keyframes a { to { top: 0 } } @property --a { inherits: true } @scope (.tree-layout, .prose) { :where(.tree-layout):scope { --text: red } @media print { a { top: 0 } } }',
  );
});

test('a navbar and a footer are dark if the configuration says so', () => {
  const dark = darkPartsOf(docusaurusConfig.parse({ themeConfig: { footer: { style: 'dark' } } }).themeConfig);
  expect(dark).toMatch(/^footer\[data-site\] \{ --ifm-footer-background-color: #303846; .*\}\n$/);
  const both = { navbar: { style: 'dark' }, footer: { style: 'light' } };
  expect(darkPartsOf(docusaurusConfig.parse({ themeConfig: both }).themeConfig)).toMatch(/^header\[data-site\].*\}\n$/);
  expect(darkPartsOf({})).toBe('');
});

test.each([
  ["html[data-theme='light'] {}", "[data-theme='light'] {}"],
  [
    'html[data-theme=dark] body .a, :root[data-theme="dark"] .b {}',
    "[data-theme='dark'] .a, [data-theme='dark'] .b {}",
  ],
  [":global(html[data-theme='dark']) .a {}", ":global([data-theme='dark']) .a {}"],
  ['[data-theme=dark] .a, html .b {}', '[data-theme=dark] .a, html .b {}'],
])('a module finds the color mode around pages: %s', (written, placed) => {
  expect(placeColorMode(written)).toBe(placed);
});

test.each([
  [
    '.navbar { background-color: rgb(28 88 106) }',
    ':root { header[data-site] { --ifm-navbar-background-color: rgb(28 88 106) } }',
  ],
  [
    "html[data-theme='dark'] .footer__link-item { color: #fff }",
    ':root[data-theme="dark"] { footer[data-site] { --ifm-footer-link-color: #fff; --ifm-footer-title-color: #fff; --navbar-text: #fff } }',
  ],
  ['.navbar__items, .a { --ifm-navbar-link-color: white }', 'header[data-site] { --ifm-navbar-link-color: white }'],
])('colors of bars become those of the bars of the site: %s', (written, placed) => {
  expect(onOneLine(placeCustomCss(written))).toContain(placed);
});

test.each(['', '__item', '__items', '__link', '__links', '__link-item', '__title', '__brand'])(
  'the class .navbar%s is of the bar',
  (part) => {
    expect(placeCustomCss(`.navbar${part} { color: red }`)).toContain('header[data-site]');
    expect(placeCustomCss(`.navbar${part}-own { color: red }`)).not.toContain('data-site');
  },
);

test.each([
  ...['inherit', 'initial', 'unset', 'none'],
  'transparent',
  'rgba(0, 0, 0, 0.5)',
  'rgb(0 0 0 / 50%)',
  '#0008',
  'linear-gradient(red, blue)',
  'url(a.png)',
])('a bar keeps a background that hides what is behind it, instead of %s', (background) => {
  expect(placeCustomCss(`.navbar { background: ${background}; background-clip: text }`)).not.toContain('data-site');
});

test.each([
  ...['#fff', '#1C586A', 'red', 'Red', 'rgb(28 88 106)', 'hsl(194 58% 26%)', 'oklch(42% 0.07 214)', 'var(--sea)'],
])('a bar takes the color %s', (background) => {
  expect(placeCustomCss(`.navbar { background: ${background} }`)).toContain(
    `--ifm-navbar-background-color: ${background}`,
  );
});
