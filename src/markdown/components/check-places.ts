import type { Root } from 'mdast';
import type { CompileState } from '../compile-state';
import { isBlockElement } from '../html/html-tags';
import { isReferenceComponent } from '../reference/expand-reference';
import { walk } from '../walk';
import { contentComponents, isContentComponent } from './components';

/**
 * Reports blocks inside a line of text, before components become Markdown. A cell of a table is only one line, and may hold blocks. What stands
 * behind a tag without an end only seems to be such a line. In trees from elsewhere, the build reports what browsers change.
 */
export function checkPlaces(tree: Root, { scope, context, problems, complete }: CompileState): void {
  if (context.policy === 'lenient' || !complete) return;
  const isBlock = (written: string): boolean => {
    if (scope.modules.has(written) || scope.partials.has(written)) return false;
    const name = scope.components.get(written) ?? written;
    if (isContentComponent(name)) return contentComponents[name].display === 'block';
    return isReferenceComponent(name) || isBlockElement(name);
  };
  walk(tree, (line, lineIndex) => {
    if (line.type !== 'paragraph' && line.type !== 'heading') return undefined;
    walk({ type: 'root', children: line.children }, (node, index) => {
      if (node.type !== 'mdxJsxTextElement' || !isBlock(node.name ?? '')) return undefined;
      problems.add(
        node,
        `\`<${node.name ?? ''}>\` is a block, which cannot stand inside a sentence.`,
        'Put it on lines of its own, with a blank line before and after it.',
      );
      return index + 1;
    });
    return lineIndex + 1;
  });
}
