import type { Element, ElementContent } from 'hast';
import type { RootContent, Table } from 'mdast';
import type { HtmlOfMarkdown } from './html-of-markdown';

const elementsIn = (node: Element): Element[] => node.children.filter(isElement);
const isElement = (node: ElementContent): node is Element => node.type === 'element';

/** Whether a table has the rows and cells that it had, so that it can stay a table of Markdown. */
export function hasSameCells(table: Element, view: HtmlOfMarkdown): boolean {
  const parts = elementsIn(table);
  const rows = parts.flatMap(elementsIn);
  return (
    parts.every(
      (part) => view.tagBefore(part) === part.tagName && Object.keys(view.changedProperties(part)).length === 0,
    ) && [table, ...parts, ...rows].every((node) => view.hasSameChildren(node))
  );
}

/** Changes the cells of a table of Markdown. `change` changes the node of a cell or a row. */
export function changeCells(
  table: Element,
  source: Table,
  view: HtmlOfMarkdown,
  change: (node: Element, source: RootContent) => void,
): void {
  for (const [at, row] of elementsIn(table).flatMap(elementsIn).entries()) {
    const rowSource = source.children[at];
    if (!rowSource || view.isUntouched(row)) continue;
    for (const [index, cell] of elementsIn(row).entries()) {
      if (view.isUntouched(cell)) continue;
      // A row may have been written with fewer cells than its table has.
      while (rowSource.children.length <= index) rowSource.children.push({ type: 'tableCell', children: [] });
      const cellSource = rowSource.children[index];
      if (cellSource) change(cell, cellSource);
    }
  }
}
