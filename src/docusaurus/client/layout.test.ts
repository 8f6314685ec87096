import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { nameParts } from './page';

const css = readFileSync(path.resolve('src/docusaurus/client/layout.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const selectors = [...css.matchAll(/^ *([^@}\s][^;{}]*)\{/gm)].map(([, selector = '']) =>
  selector.trim().replaceAll(/\s+/g, ' '),
);

test('names of Docusaurus mean something only inside of its layout', () => {
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((selector) => !selector.startsWith('.tree-layout '))).toEqual([]);
  const layout = readFileSync(path.resolve('src/docusaurus/client/Layout.tsx'), 'utf8');
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
  const tables = readFileSync(path.resolve('src/docusaurus/client/infima.css'), 'utf8');
  expect(tables).toMatch(/\.prose :not\(\.table-scroll\) > table \{\s*display: block;\s*overflow-x: auto;/);
});

afterEach(() => vi.unstubAllGlobals());

test('scripts of pages find the navbar and the footer by the classes of Docusaurus', () => {
  const classes: string[] = [];
  const part = { classList: { add: (...names: string[]) => void classes.push(...names) } };
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector.startsWith('footer') ? null : part) });
  nameParts();
  expect(classes).toEqual(['navbar', 'navbar__inner', 'navbar__items']);
});
