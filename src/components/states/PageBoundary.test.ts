import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { MissingModule, PageBoundary, isComponent } from './PageBoundary';

const Page = (): null => null;

test.each([
  ['a function', Page],
  ['a memoized component', React.memo(Page)],
  ['an element name', 'main'],
])('%s can be rendered', (_, type) => {
  expect(isComponent(type)).toBe(true);
});

test('a module without a default export cannot', () => {
  expect(isComponent({ query: '', __esModule: true })).toBe(false);
});

test('the error names the page and the remedy', () => {
  expect(() => renderToStaticMarkup(React.createElement(MissingModule, { path: '/docs/a' }))).toThrow(
    'The module of /docs/a has no default export. Add `export default` to its component.',
  );
});

describe('a boundary', () => {
  const boundary = (fallback?: (retry: () => void) => React.ReactNode): PageBoundary => {
    const made = new PageBoundary({ path: '/a', children: 'Page', ...(fallback ? { fallback } : {}) });
    vi.spyOn(made, 'setState').mockImplementation((state) => void Object.assign(made.state, state));
    return made;
  };
  const crash = (one: PageBoundary, thrown: unknown): void =>
    void Object.assign(one.state, PageBoundary.getDerivedStateFromError(thrown));

  test('shows the page until that crashes, and once more when the reader tries again', () => {
    let again: () => void = () => undefined;
    const one = boundary((retry) => {
      again = retry;
      return 'Crashed';
    });
    expect(one.render()).toBe('Page');
    crash(one, undefined);
    expect(one.render()).toBe('Crashed');
    again();
    expect(one.render()).toBe('Page');
  });

  test('without anything else to show says what was thrown', () => {
    const one = boundary();
    crash(one, 'broken');
    const shown = one.render();
    const inside: unknown = React.isValidElement<React.PropsWithChildren>(shown) ? shown.props.children : undefined;
    expect(React.isValidElement(inside) && inside.props).toMatchObject({ thrown: 'broken' });
  });

  test('forgets a crash on another page, and on no other occasion', () => {
    const crashed = { path: '/a', crash: { thrown: 'broken' } };
    const next = (path: string) => PageBoundary.getDerivedStateFromProps({ path, children: '' }, crashed);
    expect(next('/a')).toBeNull();
    expect(next('/b')).toEqual({ path: '/b', crash: null });
  });
});
