import { expect, test } from 'vitest';
import { plainFolderOf } from './plain-source';

test('a file of pages is in the folder that it is below, not in one whose name only begins alike', () => {
  const config = { plainFolders: { 'src/pages': '', 'src/pages-old': '/old' } };
  const baseOf = (file: string) => plainFolderOf(file, config)?.base;
  expect(['src/pages/a.md', 'src/pages-old/a.md', 'src/pages-new/a.md'].map(baseOf)).toEqual(['', '/old', undefined]);
});
