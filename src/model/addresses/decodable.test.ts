import { expect, test } from 'vitest';
import { decodable } from './address';

test.each([
  ['/docs/core', '/docs/core'],
  ['/docs/50%-off', '/docs/50%25-off'],
  ['/docs/50%25-off', '/docs/50%25-off'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%E2%82%AC?q=%#%E2%82%AC', '/%E2%82%AC?q=%#%E2%82%AC'],
  ['/docs#%', '/docs#%25'],
  ['/docs?q=100%#100%', '/docs?q=100%#100%25'],
  ['/no/:path#a/:b', '/no/%3Apath#a/:b'],
  ['/:a/b:c/:d/:e', '/%3Aa/b:c/%3Ad/%3Ae'],
  ['http://localhost:9000/50%', 'http://localhost:9000/50%25'],
  ['http://localhost:9000//50%', 'http://localhost:9000//50%25'],
  ['', ''],
])('%s → %s', (address, repaired) => {
  expect(decodable(address)).toBe(repaired);
  expect(decodable(repaired)).toBe(repaired);
  expect(() => decodeURI(repaired.replace(/\?[^#]*/, ''))).not.toThrow();
});
