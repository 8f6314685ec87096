import { requestGroup } from '../reference/endpoint-samples';
import type { ComponentSegment, Segment } from '../types';

/** How many characters of HTML a body has in its chapter, about. */
export const chapterLength = (body: readonly Segment[]): number =>
  body.reduce((sum, segment) => {
    if (segment.kind === 'html') return sum + segment.html.length;
    return sum + chapterLength(isRequest(segment) ? segment.children.slice(0, 1) : childrenOf(segment));
  }, 0);

/** The tabs of a request for several clients. */
export const isRequest = (segment: Segment): segment is ComponentSegment<'Tabs'> =>
  segment.kind === 'component' && segment.name === 'Tabs' && segment.props.groupId === requestGroup;

export const childrenOf = (segment: Segment): readonly Segment[] => ('children' in segment ? segment.children : []);
