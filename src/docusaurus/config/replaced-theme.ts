import path from 'node:path';
import { themeModules } from '../modules/our-modules';
import { ignoredElements, loneParts, modulesIn } from '../modules/replaced-elements';
import type { Notes } from '../notes';

/** Notes parts of the theme that pages cannot import, and elements of Markdown, so what a tree replaces them with would be shown by nobody. */
export function noteReplacedTheme(root: string, notes: Notes): void {
  const known = [...themeModules, 'Icon'];
  const parts = [
    ...modulesIn(path.join(root, 'src/theme')).filter((name) => !known.includes(name)),
    ...loneParts(root).map((name) => `MDXComponents/${name}`),
  ];
  for (const part of parts) notes.add(`src/theme/${part}`, 'is shown only where a page imports it');
  for (const [element, what] of ignoredElements(root)) notes.add(`src/theme/MDXComponents: ${element}`, what);
}
