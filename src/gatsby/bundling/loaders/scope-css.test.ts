import { expect, test } from 'vitest';
import scopeCssLoader, { scopeCss } from './scope-css';

const source =
  '.card { animation: turn 1s; width: .5em }\n.card .open-link { top: 0 }\n@keyframes turn { to { rotate: 1turn } }';

test('classes and animations of a CSS module get short names, the same in every build', async () => {
  const { css, names } = await scopeCss(source, 'src/a/Card.module.css');
  const again = await scopeCss(source, 'src/a/Card.module.css');
  expect([...names.keys()].sort()).toEqual(['card', 'open-link', 'turn']);
  for (const name of names.values()) expect(name).toMatch(/^_[A-Za-z0-9]{4}$/);
  expect(css).toContain(`.${names.get('card')} .${names.get('open-link')}`);
  expect(css).toContain(`@keyframes ${names.get('turn')}`);
  expect(css).not.toMatch(/card|open-link|local0name/);
  expect(again).toEqual({ css, names });
});

test('the same class of two files has two names', async () => {
  const [one, two] = await Promise.all([
    scopeCss('.a {}', 'src/one.module.css'),
    scopeCss('.a {}', 'src/two.module.css'),
  ]);
  expect(one.names.get('a')).not.toBe(two.names.get('a'));
});

test('two files whose classes would get the same short name are an error that names both', async () => {
  await scopeCss('.a {}', 'src/f399.module.css');
  await expect(scopeCss('.a {}', 'src/f502.module.css')).rejects.toThrow(
    '`a` of src/f399.module.css and `a` of src/f502.module.css both become `_3sLW` in pages. Rename one of them.',
  );
});

test('a global style sheet keeps its names', async () => {
  const { css, names } = await scopeCss('.a { top: 0 }', 'src/styles/base.css');
  expect(css).toContain('.a {');
  expect(names.size).toBe(0);
});

test('what older browsers of the list need is added', async () => {
  expect((await scopeCss('.a { user-select: none }', 'src/a.css')).css).toContain('-webkit-user-select: none');
});

test('a lazy module carries its styles, with the names that it exports', async () => {
  const added: unknown[] = [];
  const code = await new Promise<unknown>((resolve, reject) => {
    const context = {
      async: () => (error: Error | null, text: unknown) => (error ? reject(error) : resolve(text)),
      getOptions: () => ({ extractor: { getCssDependency: () => Object } }),
      rootContext: '/site',
      resourcePath: '/site/src/a/Card.lazy.module.css',
      _module: { addDependency: (one: unknown) => added.push(one) },
    };
    Reflect.apply(scopeCssLoader, context, [source]);
  });
  const [, name = ''] = /export const openLink = '(\w+)'/.exec(String(code)) ?? [];
  expect(code).toMatch(new RegExp(`replaceSync\\(".*\\.${name}{top:0}.*"\\);\n  document\\.adoptedStyleSheets`));
  expect(added).toEqual([]);
});

test('an address of a font follows the base path of the style sheet', async () => {
  const { css } = await scopeCss('@font-face { font-family: A; src: url(/fonts/a.woff2) }', 'src/styles/fonts.css');
  expect(css).toContain('url(fonts/a.woff2)');
});

test.each(['@import "b.css";', '.a { background: url(b.png) }', '.a { composes: b }'])('%s is refused', async (css) => {
  await expect(scopeCss(css, 'src/a.module.css')).rejects.toThrow(
    'src/a.module.css: the style sheets of the site cannot use',
  );
});
