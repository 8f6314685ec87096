import * as React from 'react';
import { runTagIn } from '../../model/types';
import type { ComponentName, ComponentProps, ComponentSegment, Segment } from '../../model/types';
import { PicturesContext } from '../content/Picture';
import { contentRegistry } from '../content/registry';

/** Body of a page. HTML runs go in as they are; React walks only the way to components. */
export function ArticleBody({ segments }: { segments: readonly Segment[] }): React.ReactElement {
  return <>{renderSegments(segments, 'div')}</>;
}

/** An array, so that a component such as `Tabs` sees its own parts as its children. */
function renderSegments(segments: readonly Segment[], within: string): React.ReactNode[] {
  return segments.map((segment, index) => {
    if (segment.kind === 'html') {
      const Run = runTagIn(within);
      return <Run key={index} className="prose-run" dangerouslySetInnerHTML={{ __html: segment.html }} />;
    }
    if (segment.kind === 'element') return <ElementSegment key={index} segment={segment} />;
    // Other kinds were replaced before: lists of pages by the resolver, source text by MDX.
    return segment.kind === 'component' ? renderComponent(segment, index, within) : null;
  });
}

/**
 * What a component contains stands where the component stands: no block may be in a paragraph. TypeScript knows that a component and its
 * props belong together only where both are of one name.
 */
const renderComponent = <Name extends ComponentName>(
  { name, props, children }: ComponentSegment<Name>,
  key: number,
  within: string,
): React.ReactElement =>
  React.createElement<ComponentProps[Name]>(contentRegistry[name], { ...props, key }, renderSegments(children, within));

function ElementSegment({ segment }: { segment: Extract<Segment, { kind: 'element' }> }): React.ReactElement {
  const { tag, attributes, children } = segment;
  const [only] = children;
  if (children.length === 0) return React.createElement(tag, attributes);
  if (children.length === 1 && only?.kind === 'html') {
    return React.createElement(tag, { ...attributes, dangerouslySetInnerHTML: { __html: only.html } });
  }
  return React.createElement(tag, attributes, renderSegments(children, tag));
}

/** The list of pages in a page that runs, which is all of its body that the data layer has. */
export function DocCards(): React.ReactElement {
  return <ArticleBody segments={React.useContext(PicturesContext).body ?? []} />;
}
