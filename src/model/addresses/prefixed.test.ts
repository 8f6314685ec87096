import { expect, test } from 'vitest';
import { decodeAddress, prefixed } from './address';

test.each([
  ['/docs/light', '/site/docs/light'],
  ['/', '/site/'],
  ['/sitemap', '/site/sitemap'],
  ['/site', '/site'],
  ['/site/docs', '/site/docs'],
  ['//host/docs', '//host/docs'],
  ['https://host/docs', 'https://host/docs'],
  ['#part', '#part'],
  ['/a.png 1x, /site/b.png 2x, /c.png 3x', '/site/a.png 1x, /site/b.png 2x, /site/c.png 3x'],
  ['/a.png 1x,/b.png 2x', '/site/a.png 1x,/site/b.png 2x'],
])('%s below the path of the site is %s', (address, expected) => {
  expect(prefixed(address, '/site')).toBe(expected);
});

test('an address with percent signs that stand for nothing stays as written', () => {
  expect(decodeAddress('/caf%C3%A9')).toBe('/café');
  expect(decodeAddress('/100%')).toBe('/100%');
});
