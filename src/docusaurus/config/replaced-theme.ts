import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { docusaurusModules } from '../../model/docusaurus-modules';
import { replacedElements } from '../modules/tree-components';
import type { Notes } from '../notes';

/** Notes parts of the theme that pages cannot import, and elements of Markdown, so what a tree replaces them with would be shown by nobody. */
export function noteReplacedTheme(root: string, notes: Notes): void {
  const known = [...docusaurusModules.theme, 'Icon'];
  const elements = namesIn(path.join(root, 'src/theme/MDXComponents')).filter((name) => name !== 'index');
  const parts = [
    ...namesIn(path.join(root, 'src/theme')).filter((name) => !known.includes(name)),
    ...elements.map((name) => `MDXComponents/${name}`),
  ];
  for (const part of parts) notes.add(`src/theme/${part}`, 'is shown only where a page imports it');
  for (const element of replacedElements(root))
    notes.add(`src/theme/MDXComponents: ${element}`, 'is not shown in place of the element');
}

const namesIn = (folder: string): string[] =>
  existsSync(folder) ? [...new Set(readdirSync(folder).map((entry) => entry.replace(/(?:\.module)?\.\w+$/, '')))] : [];
