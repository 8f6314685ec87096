import { expect, test } from 'vitest';
import { isPartial } from './partials';

test.each([
  ['docs/_setup.mdx', true],
  ['docs/_partials/setup.md', true],
  ['docs/_partials/deep/setup.md', true],
  ['_shared.md', true],
  ['docs/my_setup.md', false],
  ['docs/_img/cup.png', false],
  ['docs/_category_.json', false],
  ['docs/_setup.md.txt', false],
])('%s', (file, expected) => {
  expect(isPartial(file)).toBe(expected);
});
