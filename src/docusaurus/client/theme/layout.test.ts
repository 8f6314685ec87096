import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(path.resolve('src/docusaurus/client/theme/layout.css'), 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const selectors = [...css.matchAll(/^ *([^@}\s][^;{}]*)\{/gm)].map(([, selector = '']) =>
  selector.trim().replaceAll(/\s+/g, ' '),
);

test('names of Docusaurus mean something only inside of its layout', () => {
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((selector) => !selector.startsWith('.tree-layout '))).toEqual([]);
  const layout = readFileSync(path.resolve('src/docusaurus/client/theme/Layout.tsx'), 'utf8');
  expect(layout).toContain('className="tree-layout"');
});

test('columns have a width that columns around them do not change, and an offset without one', () => {
  const widths = selectors.find((selector) => selector.includes(':is('));
  for (let columns = 1; columns <= 12; columns++) {
    expect(widths).toMatch(new RegExp(String.raw`\.col--${columns}\b`));
    expect(css).toMatch(new RegExp(String.raw`\.col--${columns} \{\s*--columns: ${columns};`));
    if (columns < 12) expect(css).toMatch(new RegExp(String.raw`\.col--offset-${columns} \{\s*--offset: ${columns};`));
  }
  expect(widths).not.toContain('offset');
});

test('tables of components scroll, because they have no frame that does', () => {
  const tables = readFileSync(path.resolve('src/docusaurus/client/theme/component-tables.css'), 'utf8');
  expect(tables).toMatch(/\.prose :not\(\.table-scroll\) > table \{\s*display: block;\s*overflow-x: auto;/);
});
