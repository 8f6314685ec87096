import * as React from 'react';
import { translate } from '../../../i18n/translate';
import type { PageHits, SearchHit } from '../../../search/types';
import { Marked } from './Marked';

interface HitTrailProps {
  readonly hit: SearchHit;
  readonly context: PageHits['context'];
  /** Whether the title of the page ends the trail: for a section that stands alone. */
  readonly withPage: boolean;
}

/** Where a hit stands: sidebar, categories, page. */
export function HitTrail({ hit: { document, marks }, context, withPage }: HitTrailProps): React.ReactElement {
  const trail = document.b.map((text, index) => ({ text, marks: marks.b[index] ?? [] }));
  if (trail.length === 0)
    trail.push({
      text:
        context === 'blog'
          ? translate({ id: 'search.blog', message: 'Blog' })
          : translate({ id: 'search.docs', message: 'Docs' }),
      marks: [],
    });
  if (withPage && document.s !== '') trail.push({ text: document.t, marks: marks.t });
  return (
    <>
      {trail.map((step, index) => (
        <React.Fragment key={index}>
          {index === 0 ? null : ' › '}
          <Marked {...step} />
        </React.Fragment>
      ))}
    </>
  );
}
