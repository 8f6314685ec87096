import { expect, test } from 'vitest';
import { preprocessSource } from './preprocess-source';

const preprocess = (contents: string): unknown =>
  typeof preprocessSource === 'function' &&
  Reflect.apply(preprocessSource, undefined, [{ filename: 'a.tsx', contents }]);

test('Gatsby only parses modules with a query', () => {
  expect(preprocess('export const query = graphql`{ site { id } }`;')).toBeUndefined();
  expect(preprocess('export const Head = 1;')).toBe(';');
});
