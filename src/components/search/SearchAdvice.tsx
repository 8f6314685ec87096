import * as React from 'react';
import { identifiersPath } from '../../model/routes';
import type { SearchAnswer } from '../../search/types';
import * as styles from './SearchAdvice.module.css';

interface SearchAdviceProps {
  readonly answer: SearchAnswer;
  readonly onQuery: (query: string) => void;
}

/** What helps when the words were not found as typed: another spelling, other words, the index of names. */
export function SearchAdvice({ answer, onQuery }: SearchAdviceProps): React.ReactElement | null {
  const { suggestion, total, unknown } = answer;
  if (suggestion !== undefined)
    return (
      <p className={styles.advice}>
        Did you mean{' '}
        <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
          {suggestion}
        </button>
        ?
      </p>
    );
  if (total > 0) return null;
  return (
    <div className={styles.advice}>
      {unknown.length > 1 ? <p>Nowhere on the site: {unknown.slice(0, 5).join(', ').slice(0, 200)}.</p> : null}
      <ul>
        <li>Check the spelling.</li>
        <li>Use fewer words, or a part of a name.</li>
        <li>
          Look in the <a href={identifiersPath}>index of names</a>.
        </li>
      </ul>
    </div>
  );
}
