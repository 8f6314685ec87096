import { expect, test } from 'vitest';
import { numberedNames } from './docs';

test('docs may keep numbers, or read them in their own way', () => {
  const parser = (name: string) => {
    const [, numberPrefix, filename = name] = /^(\d+)--(.*)$/.exec(name) ?? [];
    return { filename, ...(numberPrefix === undefined ? {} : { numberPrefix: Number(numberPrefix) }) };
  };
  const files = ['1--a', '1--a/2--b.md', '03-c.mdx'];
  expect(numberedNames(parser, files)).toEqual({
    '1--a': { name: 'a', position: 1 },
    '2--b': { name: 'b', position: 2 },
  });
  expect(numberedNames(false, files)).toEqual({});
  expect(numberedNames(undefined, files)).toBeUndefined();
  expect(numberedNames(() => 'nonsense', files)).toEqual({});
});
