import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import scopeCustomCssLoader, { scopeCustomCss } from './scope-custom-css';

test.each([
  [':root', ':scope'],
  ['html', ':scope'],
  ["[data-theme='dark']", ":scope[data-theme='dark']"],
  ['html[data-theme=dark]', ':scope[data-theme=dark]'],
  ['[data-theme=dark]:root', ':scope[data-theme=dark]'],
  ['html[data-theme=dark] .hero h1', ':scope[data-theme=dark] .hero h1'],
  ['body .hero', ':scope .hero'],
  ['.html .a', '.html .a'],
  ['html-view', 'html-view'],
  ['.hero:is(a, b)', '.hero:is(a, b)'],
])('%s is %s inside of the layout', (written, selector) => {
  expect(scopeCustomCss(`${written},\n.b {\n  color: red;\n}\n`)).toBe(
    `@scope (.tree-layout) {\n${selector},\n.b {\n  color: red;\n}\n\n}\n`,
  );
});

test('style sheets are whole, without what is on other sites or not there', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'css-'));
  mkdirSync(path.join(root, 'parts/img'), { recursive: true });
  const write = (file: string, text: string): void => writeFileSync(path.join(root, file), text);
  write('parts/img/a.png', '');
  write('parts/part.css', '.a { background: url(./img/a.png) } .b { background: url("./gone.png"), url(/served.png) }');
  write(
    'custom.css',
    "@import url('https://fonts.example/a');\n@import './parts/part.css';\n@import './gone.css';\n.c { top: 0 }",
  );
  const noted: string[] = [];
  const css = await new Promise<string | undefined>((resolve) => {
    const context = {
      ...{ resourcePath: path.join(root, 'custom.css'), rootContext: root, cacheable: () => undefined },
      ...{ emitError: () => undefined, emitWarning: () => undefined, getOptions: () => ({ root }) },
      addMissingDependency: () => undefined,
      addDependency: (file: string) => void noted.push(path.relative(root, file)),
      async: () => (_: Error | null, code?: string) => resolve(code),
    };
    scopeCustomCssLoader.call(context);
  });
  expect(css).toContain('url(./parts/img/a.png)');
  expect(css).toMatch(/background: none, url\(\/served\.png\)/);
  expect(css).toContain('.c {');
  expect(css).not.toMatch(/@import|gone/);
  expect(noted).toEqual(['custom.css', 'parts/part.css']);
});
