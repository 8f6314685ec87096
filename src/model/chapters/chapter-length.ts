import { requestGroup } from '../reference/endpoint-samples';
import type { ComponentSegment, Segment } from '../types';

/** How many characters of HTML a body has in its chapter, about, or what else is measured. */
export const chapterLength = (body: readonly Segment[], measure = (html: string): number => html.length): number =>
  body.reduce((sum, segment) => {
    if (segment.kind === 'html') return sum + measure(segment.html);
    return sum + chapterLength(isRequest(segment) ? segment.children.slice(0, 1) : childrenOf(segment), measure);
  }, 0);

/** How many characters the text of HTML has room for, about. The end of a block takes as much as forty. */
export const roomOf = (html: string): number =>
  html.replaceAll(/<\/(?:p|li|tr|h\d|pre|d[td])>/g, '-'.repeat(40)).replaceAll(/<[^>]*>/g, '').length;

/** The tabs of a request for several clients. */
export const isRequest = (segment: Segment): segment is ComponentSegment<'Tabs'> =>
  segment.kind === 'component' && segment.name === 'Tabs' && segment.props.groupId === requestGroup;

export const childrenOf = (segment: Segment): readonly Segment[] => ('children' in segment ? segment.children : []);
