import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Helmet } from 'react-helmet';
import { afterAll, expect, test, vi } from 'vitest';
import { provideHelmet } from '../../components/ui/Head';
import { renderBody } from '../../gatsby/render-body';
import { Link, matchPath, Redirect, useBaseUrl, useBaseUrlUtils, useHistory, useRouteMatch } from './router';

const { navigate, location } = vi.hoisted(() => ({ navigate: vi.fn(), location: { pathname: '/docs/a' } }));
vi.mock('gatsby', () => ({ withPrefix: (address: string) => `/kettle${address}`, navigate }));
vi.mock('@reach/router', () => ({ useLocation: () => location }));
vi.mock('../../config/browser-config', () => ({ site: { url: 'https://h.dev/kettle', title: 'Kettle' } }));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

test.each([
  ['img/a.png', '/kettle/img/a.png'],
  ['/img/a.png', '/kettle/img/a.png'],
  ['/kettle/img/a.png', '/kettle/img/a.png'],
  ['/kettle', '/kettle/'],
  ['#part', '#part'],
  ['https://a.dev/b', 'https://a.dev/b'],
  ['HTTPS://a.dev/b', 'HTTPS://a.dev/b'],
  ['//a.dev/b', '//a.dev/b'],
  ['', ''],
  [undefined, undefined],
])('the address %s is %s on a site below a path', (written, address) => {
  expect(useBaseUrl(written)).toBe(address);
});

test('an address may be whole, or get the path in any case', () => {
  expect(useBaseUrl('/a', { absolute: true })).toBe('https://h.dev/kettle/a');
  expect(useBaseUrl('/kettle/a', { forcePrependBaseUrl: true })).toBe('/kettle/kettle/a');
});

test.each([
  ['/docs', '/docs', true, true],
  ['/docs/a', '/docs', true, false],
  ['/docs/a', '/docs/', true, false],
  ['/docs', '/docs/', true, false],
  ['/docs-old/a', '/docs', false, false],
  ['/a', undefined, true, false],
])('%s is below %s: %s', (pathname, path, isBelow, isExact) => {
  const at = path === undefined ? {} : { path };
  expect(matchPath(pathname, at) !== null).toBe(isBelow);
  expect(matchPath(pathname, { ...at, exact: true }) !== null).toBe(isExact);
});

test('a page that only leads on has the title of the site', async () => {
  provideHelmet(Helmet);
  await renderBody(React.createElement(Redirect, { to: '/docs' }));
  expect(Helmet.renderStatic().title.toString()).toContain('>Kettle<');
});

test.each([
  ['push', ['/docs'], ['/docs']],
  ['replace', ['/docs'], ['/docs', { replace: true }]],
  ['goBack', [], [-1]],
])('%s of the history leads where pages ask it to', (name, given, asked) => {
  navigate.mockClear();
  const go: unknown = Reflect.get(useHistory(), name);
  if (typeof go === 'function') Reflect.apply(go, undefined, given);
  expect(navigate.mock.calls).toEqual([asked]);
});

test('components know the address of the page, and whether it is below another one', () => {
  expect(useHistory()).toMatchObject({ location });
  expect(useRouteMatch('/docs')).toEqual({ path: '/docs', url: '/docs/a' });
  expect(useRouteMatch('/blog')).toBeNull();
  expect(useBaseUrlUtils().withBaseUrl('/a')).toBe('/kettle/a');
});

test('a link leads to its address, however that is called', () => {
  const shown = (props: React.ComponentProps<typeof Link>): string =>
    renderToStaticMarkup(React.createElement(Link, { className: 'big', ...props }, 'Docs'));
  expect(shown({ to: '/docs', href: '/other' })).toBe('<a href="/docs" class="big">Docs</a>');
  expect(shown({ href: '/docs' })).toBe('<a href="/docs" class="big">Docs</a>');
});
