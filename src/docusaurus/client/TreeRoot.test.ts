import * as React from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderBody } from '../../gatsby/render-body';

const loaded = vi.hoisted((): string[] => []);
vi.mock('./infima.css', () => ({ place: loaded.push('ours') }));
vi.mock('@generated/infima.css', () => ({ place: loaded.push('theme') }));
vi.mock('@generated/custom-css', () => ({ place: loaded.push('tree') }));
vi.mock('@theme/Root', () => ({ default: React.Fragment }));
const readers = vi.hoisted((): { theme: string | undefined } => ({ theme: undefined }));
vi.mock('../../browser/theme/use-theme', () => ({ useTheme: () => readers }));

// Modules are shared with other test files, which mock others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

test.each([undefined, 'dark', 'light'])(
  'style sheets of a tree find the color mode %s around its page',
  async (theme) => {
    readers.theme = theme;
    const { default: TreeRoot } = await import('./TreeRoot');
    const { html } = await renderBody(React.createElement(() => TreeRoot({ children: 'Page' })));
    expect(html).toContain(`<div class="tree-root"${theme === undefined ? '' : ` data-theme="${theme}"`}>`);
  },
);

test('style sheets of the tree follow those of its theme, which they change', async () => {
  await import('./TreeRoot');
  expect(loaded).toEqual(['ours', 'theme', 'tree']);
});
