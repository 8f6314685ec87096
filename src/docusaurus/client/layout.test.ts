import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { nameParts } from './helpers';

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
