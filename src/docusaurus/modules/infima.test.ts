import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeFiles } from '../../../test/write-files';
import { infimaRules, readClasses } from './infima';

const rulesFor = (...names: string[]): string =>
  infimaRules({ whole: new Set(names), beginnings: [], variables: [] }).replace(/\s+/g, ' ');

test('a class has its rules in the content of pages, with the variables that they need', () => {
  const css = rulesFor('badge', 'badge--info');
  expect(css).toContain(':where(.prose, .tree-layout) .badge--info {');
  expect(css).toMatch(/:root \{[^}]*--ifm-badge-padding-vertical:/);
  // This site has its own value for it.
  expect(css).not.toMatch(/--ifm-color-info: #/);
  expect(css).not.toMatch(/\.(?:alert|button|navbar)\b|\bbody \{/);
});

test('rules for narrow windows stay in their condition; a class that is not used has none', () => {
  expect(rulesFor('col', 'row')).toMatch(/@media \(max-width: 996px\) \{ :where\(\.prose, \.tree-layout\) \.col \{/);
  expect(rulesFor()).not.toContain(':where(.prose, .tree-layout)');
  expect(rulesFor()).not.toMatch(/@media[^{]*\{ *\}/);
  const [, ...rules] = rulesFor('button').split(':where(.prose, .tree-layout)');
  const classes = rules.flatMap((rule) => rule.replace(/\{.*/, '').match(/\.[a-z][\w-]*/gi) ?? []);
  expect(new Set(classes)).toEqual(new Set(['.button']));
});

test('text in pages of components has the rules of Infima, in a layer below those of Markdown', () => {
  const css = rulesFor();
  expect(css).toMatch(
    /@layer base \{[^@]*\.tree-layout h1:not\(:where\(\.prose \*\)\), [^{]*\{[^}]*margin: var\(--ifm-heading-margin-top\)/,
  );
  expect(css).toMatch(/\.tree-layout ul ol:not/);
  for (const name of ['h6', 'p', 'ul', 'ol', 'blockquote', 'hr']) expect(css).toContain(`.tree-layout ${name}:not`);
  expect(css).toMatch(/:root \{[^}]*--ifm-paragraph-margin-bottom:/);
  expect(css).not.toMatch(/\.tree-layout (?:a|pre|code|table|body)\b/);
});

test('grays are the same in both color modes', () => {
  const names = ['--ifm-color-gray-100', '--ifm-color-gray-900'];
  const css = infimaRules({ whole: new Set(), beginnings: [], variables: names });
  for (const name of names) expect(css).toMatch(new RegExp(`${name}: #`));
});

test('classes are found in content and components; those that are put together, by their beginning', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'classes-'));
  writeFiles(root, {
    'docs/a.md': 'Text\n\n<div className="row alert--warn card--wide card--sass card--scss card--less">Words</div>\n',
    'src/a.jsx': 'export default ({ n }) => <b className={`col--${n} margin-top--lg`} />;',
    'src/a.mjs': 'const name = `dropdown__${part}`;',
    'docs/b.html': '<b class="card"></b><b class="alert--warn"></b>',
    'src/a.css': '.card--wide { color: var(--ifm-color-gray-500) }',
    'src/a.sass': '.card--sass\n  color: red\n',
    'src/a.scss': '.card--scss { color: red }',
    'src/a.less': '.card--less { color: red }',
    ...{ 'node_modules/b/b.jsx': 'const name = "hero";', '.cache/c.jsx': 'const name = "navbar";' },
    ...{ 'build/d.jsx': 'const name = "footer";', 'docs/e.txt': 'pills' },
    ...Object.fromEntries(
      ['static', 'public', 'dist', 'i18n'].map((folder) => [`${folder}/a.jsx`, '<b className="menu" />']),
    ),
  });
  const { words, problems } = readClasses(root, [root]);
  expect([...words.whole].sort()).toEqual(['card', 'margin-top--lg', 'row']);
  expect(words.beginnings).toEqual(['col--', 'dropdown__']);
  expect(infimaRules(words)).toContain('.col--offset-1');
  expect(infimaRules(words)).toContain('--ifm-color-gray-500: #');
  expect(problems.map(({ file, line, what }) => [file, line, what])).toEqual([
    ['docs/a.md', 3, 'Infima has no rule for the class `alert--warn`.'],
  ]);
});
