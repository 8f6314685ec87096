import { expect, test, vi } from 'vitest';
import { isEdited, noteStart } from './last-good';

test('a data file counts as edited from its first edit on, also when that is undone, but never in a build', () => {
  noteStart('data/authors.yml', 'core: {}');
  const edited = ['core: {}', 'core: { name: 1 }', 'core: {}'].map((text) => isEdited('data/authors.yml', text));
  expect(edited).toEqual([false, true, true]);
  vi.stubEnv('NODE_ENV', 'production');
  expect(isEdited('data/authors.yml', 'core: { name: 2 }')).toBe(false);
});
