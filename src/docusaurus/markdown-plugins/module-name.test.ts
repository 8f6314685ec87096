import path from 'node:path';
import { expect, test } from 'vitest';
import { nameOfFile } from './read-plugins';

const root = path.resolve('/sites/kettle');

test.each([
  ['node_modules/remark-one/lib/index.js', 'remark-one'],
  ['node_modules/a/node_modules/@b/remark-two/index.js', '@b/remark-two'],
  ['src/remark/three.js', './src/remark/three.js'],
  ['../plugins/four.ts', '../plugins/four.ts'],
])('the module %s is called %s', (file, name) => {
  expect(nameOfFile(path.join(root, file), root)).toBe(name);
});
