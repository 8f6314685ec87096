import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Notes } from '../notes';
import { noteReplacedTheme } from './replaced-theme';

test('parts of the theme and elements of Markdown that a tree replaces are named where nobody shows them', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'theme-'));
  const folder = path.join(root, 'src/theme');
  for (const name of ['Tabs', 'Footer', 'MDXComponents/Img']) mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'MDXComponents/index.js'), 'export default { Badge, table: Wide };\n');
  const notes = new Notes();
  noteReplacedTheme(root, notes);
  expect(notes.all).toEqual([
    '`src/theme/Footer` is shown only where a page imports it.',
    '`src/theme/MDXComponents/Img` is shown only where a page imports it.',
    '`src/theme/MDXComponents: table` is not shown in place of the element.',
  ]);
});
