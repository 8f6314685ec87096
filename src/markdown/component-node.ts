import type { ElementContent } from 'hast';
import type { Position } from 'unist';
import type { ContentComponentName } from './components';
import type { JsonObject } from '../model/types';

/** A registered component inside the HTML tree; becomes a component segment. */
export interface ComponentNode {
  type: 'component';
  name: ContentComponentName;
  props: JsonObject;
  children: ElementContent[];
  position?: Position | undefined;
}

declare module 'hast' {
  interface ElementContentMap {
    component: ComponentNode;
  }
  interface RootContentMap {
    component: ComponentNode;
    truncate: { type: 'truncate' };
  }
}
