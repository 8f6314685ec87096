import { expect, test } from 'vitest';
import { withoutHashes } from './optimize';

const first = '0123456789abcdefabcd';
const second = 'ffffffffffffffffffff';

test('a minifier sees the same script whatever the hashes in it are, and the result has them again', async () => {
  const seen: (string | undefined)[] = [];
  const minify = withoutHashes((script, ...rest) => {
    seen.push(script['a.js']);
    return Promise.resolve({ code: `${script['a.js']}${rest.length}`, map: 'map' });
  });
  const script = (...hashes: string[]) => ({
    'a.js': `load("${hashes.join('.js","')}.js", 12345678901234567890, "${'f'.repeat(21)}")`,
  });
  expect(await minify(script(first, second, first), 'map', {})).toEqual({
    code: `${script(first, second, first)['a.js']}2`,
    map: 'map',
  });
  await minify(script(second, first, second));
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).not.toContain(first);
});

test('a minifier that gives nothing', async () => {
  expect((await withoutHashes(() => Promise.resolve({}))({ 'a.js': '' })).code).toBeUndefined();
});
