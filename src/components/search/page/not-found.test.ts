import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHooks } from '../../../../test/fake-hooks';

const place = { pathname: '/' };
const replaced: string[] = [];
const Nearest = (): null => null;
let show: () => ReactNode;
beforeEach(async () => {
  replaced.length = 0;
  vi.stubGlobal('__PATH_PREFIX__', '/kit');
  vi.stubGlobal('location', { search: '?q=1', hash: '#part', replace: (address: string) => replaced.push(address) });
  const hooks = fakeHooks();
  vi.resetModules();
  vi.doMock('react', async (original) => ({ ...(await original<object>()), ...hooks.react }));
  vi.doMock('@reach/router', () => ({ useLocation: () => place }));
  vi.doMock('./NearestPages', () => ({ NearestPages: Nearest }));
  const { default: Page } = await import('../../../pages/404');
  show = () => hooks.render(Page);
});
afterEach(() => {
  for (const name of ['react', '@reach/router', './NearestPages']) vi.doUnmock(name);
  vi.resetModules();
});

/** The properties of elements of a type. */
function propsOf(node: ReactNode, type: unknown): Record<string, unknown>[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => propsOf(one, type));
  if (!isValidElement<Record<string, unknown> & { readonly children?: ReactNode }>(node)) return [];
  return [...(node.type === type ? [node.props] : []), ...propsOf(node.props.children, type)];
}

test.each([
  ['/kit/docs/entity_light', 'entity_light', '/docs/'],
  ['/kit/docs/fan-modes/', 'fan modes', '/docs/'],
  ['/kit/docs/core/index', 'core', '/docs/core/'],
  ['/kit/%E2%82%AC', '€', '/'],
])('at %s, the search has the words %j, and pages like that are looked for in %s', async (pathname, words, folder) => {
  place.pathname = pathname;
  show();
  await vi.dynamicImportSettled();
  const page = show();
  expect(propsOf(page, 'input')[0]).toMatchObject({ name: 'q', defaultValue: words });
  expect(propsOf(page, Nearest)).toEqual([{ words, folder }]);
  expect(replaced).toEqual([]);
});

test('an address that only has an ending too much leads to the page, with its query and hash', () => {
  place.pathname = '/kit/docs/fan.html';
  show();
  expect(replaced).toEqual(['/kit/docs/fan?q=1#part']);
});

test('at the root nothing is looked for', async () => {
  place.pathname = '/kit/';
  show();
  await vi.dynamicImportSettled();
  expect(propsOf(show(), Nearest)).toEqual([]);
});
