import * as React from 'react';
import type { Range } from '../../../search/types';
import { stretches } from './marked-text';
import * as styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  readonly marks: readonly Range[] | undefined;
}

/** A text with the words of the query marked. */
export function Marked({ text, marks = [] }: MarkedProps): React.ReactElement {
  return (
    <>
      {stretches(text, marks).map(({ start, text: part, marked }) =>
        marked ? (
          <mark key={start} className={styles.mark}>
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </>
  );
}
