import * as React from 'react';
import { hitTitle } from '../../../../search/client/result-text';
import type { Excerpt } from '../../../../search/types';
import type { BoxRow } from '../box-rows';
import { HitIcon } from '../../shared/HitIcon';
import { HitTrail } from '../../shared/HitTrail';
import { Marked } from '../../shared/Marked';
import * as styles from './HitOption.module.css';

interface HitOptionProps {
  readonly row: BoxRow;
  /** Whether the row above shows the page. */
  readonly nested: boolean;
  readonly excerpt: Excerpt | undefined;
}

/** What a suggestion shows: icon, title, where it stands, and a line of text, whose place is kept until it comes. */
export function HitOption({ row: { hit, context }, nested, excerpt }: HitOptionProps): React.ReactElement {
  return (
    <>
      <HitIcon kind={hit.kind} context={context} className={styles.icon} />
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.title}>
            <Marked text={hitTitle(hit)} marks={hit.document.s === '' ? hit.marks.t : hit.marks.s} />
          </span>{' '}
          {nested ? null : (
            <span className={styles.trail}>
              <HitTrail hit={hit} context={context} withPage />
            </span>
          )}
        </span>
        <span className={styles.excerpt}>{excerpt ? <Marked {...excerpt} /> : null}</span>
      </span>
    </>
  );
}
