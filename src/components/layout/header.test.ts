import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../config/browser-config');
  vi.resetModules();
});

const light = '<img src="/a.svg" alt="A kettle" width="40" height="32"';
const dark = '<img src="/b.svg" alt="A kettle" height="32"';
test.each([
  ['', '', ''],
  ['/a.svg', '', `${light}/>`],
  ['/a.svg', '/b.svg', `${light} class="light-only"/>${dark} class="dark-only"/>`],
])('a site whose logo is %j, and %j in the dark, shows %s before its name', async (src, srcDark, pictures) => {
  vi.resetModules();
  const logo = { src, srcDark, alt: 'A kettle', title: 'Kettle', href: '/' };
  vi.doMock('../../config/browser-config', () => ({ site: { logo, logoWidths: { src: 40 } } }));
  const { OwnLogo } = await import('./Header');
  const html = renderToStaticMarkup(createElement(OwnLogo));
  expect(html).toBe(`${pictures}<span>Kettle</span>`);
});
