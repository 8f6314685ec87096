import { afterEach, expect, test, vi } from 'vitest';
import { nameParts } from './name-parts';

afterEach(() => vi.unstubAllGlobals());

test('scripts of pages find the navbar and the footer by the classes of Docusaurus', () => {
  const classes: string[] = [];
  const part = { classList: { add: (...names: string[]) => void classes.push(...names) } };
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector.startsWith('footer') ? null : part) });
  nameParts();
  expect(classes).toEqual(['navbar', 'navbar__inner', 'navbar__items']);
});
