import type { ElementContent } from 'hast';
import type { RootContent } from 'mdast';
import type { Position } from 'unist';

/**
 * The content of a partial in the place of its tag. It stays a node until all is compiled, because its names, links and
 * mistakes belong to its file. `index` tells which of the page's partials that is.
 */
interface MarkdownPartial {
  type: 'partial';
  index: number;
  children: RootContent[];
  position?: Position | undefined;
}
/** The same in the HTML tree. */
export interface PartialNode {
  type: 'partial';
  index: number;
  children: ElementContent[];
  position?: Position | undefined;
}

declare module 'mdast' {
  interface RootContentMap {
    partial: MarkdownPartial;
  }
}
declare module 'hast' {
  interface ElementContentMap {
    partial: PartialNode;
  }
  interface RootContentMap {
    partial: PartialNode;
  }
}
