import { expect, test } from 'vitest';
import { defaultConfig } from '../../config/site-config';
import { addressInLastVersion, isOfLastVersion } from './doc-sets';

const row = (prefix: string, isLast: boolean) => ({ prefix, folder: `docs${prefix}`, path: `/docs/${prefix}`, isLast });
const config = defaultConfig({ docSets: [row('', true), row('1.0:', false)] });
const pathOf = (id: string): string | undefined => (id === 'kept' ? '/docs/kept' : undefined);

test.each([
  ['1.0:kept', '/docs/kept'],
  ['1.0:gone', undefined],
  ['kept', undefined],
])('search engines take %s for the same page of the last version, if it has one', (id, address) => {
  expect(addressInLastVersion(id, pathOf, config)).toBe(address);
  expect(addressInLastVersion(id, pathOf, { ...config, foreign: true })).toBeUndefined();
});

test('a doc is of the last version unless its prefix says otherwise', () => {
  expect(['kept', '1.0:kept', 'unknown'].map((id) => isOfLastVersion(id, config.docSets))).toEqual([true, false, true]);
});
