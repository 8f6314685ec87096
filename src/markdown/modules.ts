import type { Program } from 'estree';
import type { Root } from 'mdast';
import { decodeAddress } from '../model/decode';

/** Imports and exports of a page as text, with modules named from the root of the tree: the program stands elsewhere. */
export function modulesOf(tree: Root, file: string): string[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return [sourcesOf(node.data?.estree).reduce((text, source) => rename(text, source, file), node.value)];
  });
}

const sourcesOf = (program: Program | null | undefined): string[] =>
  (program?.body ?? []).flatMap((statement) =>
    'source' in statement && typeof statement.source?.value === 'string' ? [statement.source.value] : [],
  );

const rename = (text: string, source: string, file: string): string =>
  text.replace(new RegExp(`(['"])${escapeRegExp(source)}\\1`, 'g'), JSON.stringify(moduleFromRoot(source, file)));

/** `./part.jsx` in `docs/core/a.mdx` → `@site/docs/core/part.jsx`. Loaders are left out: data files are read by their ending. */
export function moduleFromRoot(source: string, file: string): string {
  const path = source.slice(source.lastIndexOf('!') + 1);
  if (!path.startsWith('.')) return path;
  return `@site${decodeAddress(new URL(path, `file:///${file}`).pathname)}`;
}

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
