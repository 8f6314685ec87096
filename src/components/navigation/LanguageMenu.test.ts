import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../config/browser-config');
  vi.resetModules();
});

test('each language leads to the page in it, named in its own letters and direction', async () => {
  const english = { code: 'en', label: 'English', direction: 'ltr', path: '' };
  const arabic = { code: 'ar', label: 'العربية', direction: 'rtl', path: '/ar' };
  vi.doMock('../../config/browser-config', () => ({ site: { locale: english, locales: [english, arabic] } }));
  vi.resetModules();
  const { LanguageMenu } = await import('./LanguageMenu');
  const $ = load(renderToStaticMarkup(createElement(LanguageMenu, { path: '/docs/a' })), null, false);
  expect(
    $('a')
      .toArray()
      .map((link) => [$(link).text(), ...['href', 'lang', 'dir', 'aria-current'].map((name) => $(link).attr(name))]),
  ).toEqual([
    ['English', '/docs/a', 'en', 'ltr', 'true'],
    ['العربية', '/ar/docs/a', 'ar', 'rtl', undefined],
  ]);
});
