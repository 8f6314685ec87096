import type { ElementContent } from 'hast';
import type { Position } from 'unist';
import type { ContentComponentName } from './components';
import type { JsonObject } from '../../model/types';

/** A registered component inside the HTML tree; becomes a component segment. */
export interface ComponentNode {
  type: 'component';
  name: ContentComponentName;
  props: JsonObject;
  children: ElementContent[];
  position?: Position | undefined;
}

/** Source text of a page that runs as MDX, around what the compiler made of its children; an expression has none. */
export interface VerbatimNode {
  type: 'verbatim';
  /** The tag; empty for an expression. */
  name: string;
  before: string;
  after: string;
  children: ElementContent[];
  position?: Position | undefined;
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
    verbatim: VerbatimNode;
  }
  interface RootContentMap {
    component: ComponentNode;
    verbatim: VerbatimNode;
    truncate: { type: 'truncate' };
  }
}
