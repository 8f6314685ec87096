import * as React from 'react';
import { Translate } from '../../../i18n/translate-component';
import { translate } from '../../../i18n/translate';
import { identifiersPath } from '../../../model/addresses/routes';
import type { SearchAnswer } from '../../../search/types';
import { site } from '../../../config/browser-config';
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
        <Translate
          id="search.didYouMean"
          values={{
            words: (
              <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
                {suggestion}
              </button>
            ),
          }}
        >
          {'Did you mean {words}?'}
        </Translate>
      </p>
    );
  if (total > 0) return null;
  return (
    <div className={styles.advice}>
      {unknown.length > 1 ? (
        <p>
          {translate(
            { id: 'search.nowhere', message: 'Not found on this site: {words}.' },
            { words: unknown.slice(0, 5).join(', ').slice(0, 200) },
          )}
        </p>
      ) : null}
      <ul>
        <li>{translate({ id: 'search.checkSpelling', message: 'Check the spelling.' })}</li>
        <li>{translate({ id: 'search.fewerWords', message: 'Use fewer words or part of a name.' })}</li>
        {site.namesPage ? (
          <li>
            <Translate
              id="search.lookInNames"
              values={{
                link: (
                  <a href={identifiersPath(site)}>
                    {translate({
                      id: 'search.indexOfNames',
                      message: 'index of names',
                      description: 'Link within a sentence',
                    })}
                  </a>
                ),
              }}
            >
              {'Look in the {link}.'}
            </Translate>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
