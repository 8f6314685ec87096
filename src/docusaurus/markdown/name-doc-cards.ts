import type { Root } from 'mdast';
import { parseText } from '../../markdown/parse/grammar';
import { walk } from '../../markdown/walk';

const declaration = "import CardList from '@theme/CardList';";

/** Hooks that say what a list of cards shows anyway. */
const hooks = /\buse(?:CurrentSidebar(?:Category|Siblings)|DocsSidebar)\b/;

/**
 * `<DocCardList items={…} />` in a page of Docusaurus: one with the items of the category is one without items, and one with others is a
 * component that runs.
 */
export function nameDocCards(tree: Root): void {
  const computed: object[] = [];
  walk(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    if (node.name !== 'DocCardList') return undefined;
    const items = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'items',
    );
    if (!items) return undefined;
    const code = typeof items.value === 'object' ? items.value?.value : items.value;
    if (hooks.test(code ?? '')) node.attributes = node.attributes.filter((attribute) => attribute !== items);
    else {
      node.name = 'CardList';
      computed.push(node);
    }
    return undefined;
  });
  if (computed.length > 0) tree.children.unshift(...parseText(declaration).children);
}
