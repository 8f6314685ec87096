import * as React from 'react';
import { expect, test, vi } from 'vitest';
import { renderBody } from '../../gatsby/render-body';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  BrowserOnly,
  duplicates,
  ErrorBoundary,
  groupBy,
  guarded,
  Interpolate,
  interpolate,
  isInternalUrl,
  isRegexpStringMatch,
  prefersReducedMotion,
  uniq,
} from './helpers';

test('components are shown until they fail, and then what the page has for that', () => {
  const boundary = new ErrorBoundary({ children: 'Map', fallback: ({ error }) => `No map: ${error.message}` });
  expect(boundary.render()).toBe('Map');
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('offline'));
  expect(boundary.render()).toBe('No map: offline');
  expect(failed(new ErrorBoundary({ children: 'Map' }))).toBe('<p>offline</p>');
});

/** What a boundary shows when what is inside has failed. */
function failed(boundary: ErrorBoundary): string {
  boundary.state = ErrorBoundary.getDerivedStateFromError(new Error('offline'));
  return renderToStaticMarkup(React.createElement(React.Fragment, null, boundary.render()));
}

test('what has failed is tried again when the reader asks for it', () => {
  let again: () => void = () => undefined;
  const boundary = new ErrorBoundary({ children: 'Map', fallback: ({ tryAgain }) => void (again = tryAgain) });
  vi.spyOn(boundary, 'setState').mockImplementation((state) => void Object.assign(boundary.state, state));
  failed(boundary);
  again();
  expect(boundary.render()).toBe('Map');
});

test.each([
  ['Boil {count} cups', { count: 2 }, 'Boil 2 cups'],
  ['Boil {count} cups', {}, 'Boil {count} cups'],
  ['Read {link}.', { link: React.createElement('a', null, 'more') }, 'Read <a>more</a>.'],
  ['Nothing', undefined, 'Nothing'],
])('%j with the values %j is %j', (text, values, html) => {
  expect(renderToStaticMarkup(React.createElement(Interpolate, values ? { values } : {}, text))).toBe(html);
});

test('a text stays one if all of its values are texts or numbers', () => {
  expect(interpolate('{count} of {all}', { count: 2, all: '3' })).toBe('2 of 3');
});

test.each([
  ['/docs', true],
  ['docs', true],
  ['#part', true],
  ['/docs?from=https://a.dev', true],
  ['https://a.dev', false],
  ['mailto:a@a.dev', false],
  ['//a.dev', false],
  [undefined, false],
])('the address %s is one of the site: %s', (address, isInternal) => {
  expect(isInternalUrl(address)).toBe(isInternal);
});

test('effects run before painting in browsers, and not while pages are rendered', async () => {
  const load = async () => {
    vi.resetModules();
    return (await import('./helpers')).useIsomorphicLayoutEffect;
  };
  expect(await load()).toBe(React.useEffect);
  vi.stubGlobal('window', {});
  expect(await load()).toBe(React.useLayoutEffect);
  vi.resetModules();
});

test.each([true, false])('whether readers want less motion is what their system says: %s', (matches) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }));
  expect(prefersReducedMotion()).toBe(matches);
});

const inside = { children: React.createElement('main') };
const rendered = (Around: React.ComponentType<{ readonly children: React.ReactNode }>) =>
  renderBody(React.createElement(guarded(Around, 'src/theme/Root'), inside));

test('what is around pages and fails is named by its file', async () => {
  const Around = (): React.ReactElement => {
    throw new Error('No key.');
  };
  await expect(rendered(Around)).rejects.toThrow('No key. (src/theme/Root)');
});

test('what is around pages and fails in a browser leaves the page', () => {
  const Guarded = guarded(({ children }) => React.createElement('div', null, children), 'src/theme/Root');
  const boundary = Guarded({ children: 'The page' });
  expect(failed(new ErrorBoundary(boundary.props))).toBe('The page');
});

test('what is around pages may have hooks and state, and what only browsers have keeps its message', async () => {
  const Around = React.memo(({ children }: { readonly children: React.ReactNode }) => {
    const [id] = React.useState('here');
    return React.createElement('div', { id }, children);
  });
  expect((await rendered(Around)).html).toContain('<div id="here"><main></main></div>');
  class Whole extends React.Component<{ readonly children: React.ReactNode }> {
    override render(): React.ReactNode {
      return this.props.children;
    }
  }
  expect((await rendered(Whole)).html).toContain('<main></main>');
  const NeedsBrowser = (): React.ReactElement => {
    throw new ReferenceError('window is not defined');
  };
  await expect(rendered(NeedsBrowser)).rejects.toThrow(/^window is not defined$/);
});

test('helpers answer as those of Docusaurus', () => {
  expect(duplicates([1, 2, 1, 1])).toEqual([1, 1]);
  expect(duplicates([{ a: 1 }, { a: 1 }], (one, other) => one.a === other.a)).toEqual([{ a: 1 }]);
  expect(uniq([2, 1, 2])).toEqual([2, 1]);
  expect(groupBy([1, 2, 3], (item) => (item % 2 ? 'odd' : 'even'))).toEqual({ odd: [1, 3], even: [2] });
  const matching = [isRegexpStringMatch('^/a', '/A/b'), isRegexpStringMatch(undefined, '/a'), isRegexpStringMatch('b')];
  expect(matching).toEqual([true, false, false]);
});

test('what only browsers show is not built; the page has the fallback until then', async () => {
  const built = (more: { readonly fallback?: string }) =>
    renderBody(React.createElement(() => BrowserOnly({ children: () => 'Map', ...more })));
  expect((await built({ fallback: 'Loading' })).html).toContain('Loading');
  expect((await built({})).html).not.toContain('Map');
});

test('content for browsers only is missing from the first render, which has to match the served HTML', () => {
  vi.stubGlobal('window', {});
  expect(renderToStaticMarkup(React.createElement(BrowserOnly, { fallback: 'Wait' }))).toBe('Wait');
});
