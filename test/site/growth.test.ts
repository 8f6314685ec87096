import { describe, expect, it } from 'vitest';
import { searchPath } from '../../src/model/addresses/routes';
import { readBuiltSite } from './built-site';

/** Address of the index of names. */
const namesPath = '/docs/identifiers';

const before = readBuiltSite('.tmp/trees/fixture/public');
const after = readBuiltSite('.tmp/trees/fixture-plus-ten/public');
const scripts = (site: typeof before): string[] => [...site.files].filter((file) => file.endsWith('.js'));

describe('ten more pages', () => {
  it('are there', () => {
    expect(after.pages.size - before.pages.size).toBe(10);
  });

  it('add no script and change none', () => {
    expect(scripts(after)).toEqual(scripts(before));
  });

  it('change no byte of any other page but those that list them all', () => {
    for (const address of before.pages.keys()) {
      if (address === searchPath || address === namesPath) continue;
      const file = address.endsWith('.html') ? address : `${address === '/' ? '' : address}/index.html`;
      const grown = after.read(file).replaceAll('Whether it shines.', 'Whether it is on.');
      expect([address, grown === before.read(file)]).toEqual([address, true]);
    }
  });
});
