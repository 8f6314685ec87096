import type { Definition, Link, Root } from 'mdast';
import { resolveLink } from '../../markdown/links/resolve-link';
import type { PageContext } from '../../markdown/page-context';
import { walk } from '../../markdown/walk';

/**
 * Replaces links to Markdown files by addresses, as plugins of a tree find them in Docusaurus. The function that it returns puts back
 * those that are still there, because the compiler checks links as they are written.
 */
export function resolveLinks(tree: Root, file: string, context: PageContext): () => void {
  const resolved: { readonly node: Link | Definition; readonly url: string; readonly address: string }[] = [];
  walk(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return undefined;
    if (!/\.mdx?(?:[?#]|$)/i.test(node.url)) return undefined;
    const { href, missing } = resolveLink(node.url, file, context);
    if (missing || href === node.url) return undefined;
    resolved.push({ node, url: node.url, address: href });
    node.url = href;
    return undefined;
  });
  return () => {
    for (const { node, url, address } of resolved) if (node.url === address) node.url = url;
  };
}
