import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Notes } from '../notes';
import { noteReplacedTheme } from '../modules/theme-of-tree';

test('parts of the theme and elements of Markdown that a tree replaces are named where nobody shows them', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'theme-'));
  const folder = path.join(root, 'src/theme');
  for (const name of ['Tabs', 'Footer', 'MDXComponents/Img', 'MDXComponents/Pre'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(
    path.join(folder, 'MDXComponents/index.js'),
    'export default { Badge, table: Wide, h1: Title, code: Code };\n',
  );
  const notes = new Notes();
  noteReplacedTheme(root, notes);
  expect(notes.all).toEqual([
    '`src/theme/Footer` is shown only where a page imports it.',
    '`src/theme/MDXComponents: h1` is not shown in place of the element.',
    '`src/theme/MDXComponents: code` is shown in place of code in a line of text, but not of code blocks.',
    '`src/theme/MDXComponents: pre` is not shown in place of the element.',
  ]);
});
