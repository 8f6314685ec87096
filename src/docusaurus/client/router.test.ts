import * as React from 'react';
import { Helmet } from 'react-helmet';
import { expect, test, vi } from 'vitest';
import { provideHelmet } from '../../components/ui/Head';
import { renderBody } from '../../gatsby/render-body';
import { matchPath, Redirect, useBaseUrl } from './router';

vi.mock('gatsby', () => ({ withPrefix: (address: string) => `/kettle${address}` }));
vi.mock('../../config/browser-config', () => ({ site: { url: 'https://h.dev/kettle', title: 'Kettle' } }));

test.each([
  ['img/a.png', '/kettle/img/a.png'],
  ['/img/a.png', '/kettle/img/a.png'],
  ['/kettle/img/a.png', '/kettle/img/a.png'],
  ['/kettle', '/kettle/'],
  ['#part', '#part'],
  ['https://a.dev/b', 'https://a.dev/b'],
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
