import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test, vi } from 'vitest';
import components from './MDXComponents';

/** A component of a tree or ours, which says its name. */
const named = vi.hoisted(() => (name: string) => ({
  default: ({ as }: { readonly as?: string }) => (as === undefined ? name : `${name} ${as}`),
}));
vi.mock('gatsby', () => ({}));
vi.mock('@theme/MDXComponents/A', () => named('A'));
vi.mock('@theme/MDXComponents/Code', () => named('Code'));
vi.mock('@theme/MDXComponents/Details', () => named('Details'));
vi.mock('@theme/MDXComponents/Heading', () => named('Heading'));
vi.mock('@theme/MDXComponents/Img', () => named('Img'));
vi.mock('@theme/MDXComponents/Li', () => named('Li'));
vi.mock('@theme/MDXComponents/Pre', () => named('Pre'));
vi.mock('@theme/MDXComponents/Ul', () => named('Ul'));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

/** One of the components, which takes nothing here. */
function shown(name: string): string {
  const component: unknown = Reflect.get(components, name);
  if (typeof component !== 'function') throw new Error(`There is no ${name}.`);
  return renderToStaticMarkup(createElement(() => Reflect.apply(component, undefined, [{}]) as ReactElement));
}

test.each([
  ['a', 'A'],
  ['code', 'Code'],
  ['details', 'Details'],
  ['img', 'Img'],
  ['li', 'Li'],
  ['pre', 'Pre'],
  ['ul', 'Ul'],
  ...[1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `Heading h${level}`] as const),
] as const)('the element %s of Markdown is shown by the component %s', (element, name) => {
  expect(shown(element)).toBe(name);
});

test('pages know these components without an import', () => {
  expect(Object.keys(components)).toEqual(expect.arrayContaining(['Head', 'Admonition', 'Details', 'TabItem', 'Tabs']));
});
