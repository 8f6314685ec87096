import { expect, test } from 'vitest';
import { manifestPathOf } from './types';

const versions = ['', '1.0', 'api@1.0', '2.0 beta', 'a/b', '50%', '50=25', '1.0#a?b'];

test.each(versions)(
  'the manifest of the version %j has the name of a file, which no host and no browser changes',
  (version) => {
    const address = manifestPathOf(version);
    expect(address).toMatch(/^\/search-index\/[^/]+\.json$/);
    expect(decodeURIComponent(address)).toBe(address);
    expect(new URL(address, 'https://h.dev').href).toBe(`https://h.dev${address}`);
  },
);

test('no two versions share a manifest', () => {
  expect(new Set(versions.map(manifestPathOf)).size).toBe(versions.length);
});
