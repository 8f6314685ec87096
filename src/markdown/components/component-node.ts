import type { ElementContent } from 'hast';
import type { Position } from 'unist';
import type { ComponentName, ComponentProps } from '../../model/types';

interface NodeOf<Name extends ComponentName> {
  type: 'component';
  name: Name;
  props: ComponentProps[Name];
  children: ElementContent[];
  position?: Position | undefined;
}
/** A component of the page inside the HTML tree; becomes a component segment. */
export type ComponentNode<Name extends ComponentName = ComponentName> = { [One in Name]: NodeOf<One> }[Name];

/** Where the list of pages of a category goes; becomes a segment that the data layer replaces. */
export interface DocCardsNode {
  type: 'docCards';
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
    docCards: DocCardsNode;
    verbatim: VerbatimNode;
  }
  interface RootContentMap {
    component: ComponentNode;
    docCards: DocCardsNode;
    verbatim: VerbatimNode;
    truncate: { type: 'truncate' };
  }
}
