import type * as nodePath from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';

vi.mock('node:path', async (original) => {
  const { win32 } = await original<typeof nodePath>();
  return { ...win32, default: win32 };
});

// Test files share their modules, and others load these with the path module of this system.
vi.resetModules();
afterAll(() => void vi.resetModules());
const { belowContent } = await import('./paths');
const { parseLog } = await import('../git-dates');

describe('on Windows', () => {
  test('paths below the content have forward slashes, as links and addresses do', () => {
    expect(belowContent('C:\\site\\content\\docs\\a.md', 'C:\\site\\content')).toBe('docs/a.md');
  });

  test('a drive is the same in capitals and in small letters', () => {
    expect(belowContent('c:\\Site\\content\\docs\\A.md', 'C:\\site\\content')).toBe('docs/A.md');
  });

  test('what is beside the content is none of it', () => {
    expect(belowContent('C:\\site\\contents\\a.md', 'C:\\site\\content')).toBe('../contents/a.md');
  });

  test('the log of git, which writes forward slashes, names files as Windows does', () => {
    const dates = parseLog('\x002024-03-02\n\ndocs/a.md\n', 'C:/site/content');
    expect([...dates]).toEqual([['C:\\site\\content\\docs\\a.md', '2024-03-02']]);
  });
});
