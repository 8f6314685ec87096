import * as React from 'react';
import { site } from '../../../config/browser-config';

/** An entry of the table of contents that a page exports. */
export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface TocItemsProps {
  readonly toc: readonly TocItem[];
  readonly className?: string;
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** `@theme/TOCItems`: links to the headings of a page. */
export default function TOCItems({
  toc,
  className,
  minHeadingLevel = site.tableOfContents.minLevel,
  maxHeadingLevel = site.tableOfContents.maxLevel,
}: TocItemsProps): React.ReactElement {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    <ul className={className}>
      {shown.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ul>
  );
}
