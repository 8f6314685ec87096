import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { letterId } from '../../../model/names/a-to-z';
import * as styles from './NameIndex.module.css';

interface LetterNavProps {
  readonly letters: readonly string[];
}

/** Links to the letters of a long list. */
export function LetterNav({ letters }: LetterNavProps): React.ReactElement {
  return (
    <nav aria-label={translate({ id: 'names.letters', message: 'Letters' })} className={styles.letters}>
      {letters.map((letter) => (
        <a
          key={letter}
          href={`#${letterId(letter)}`}
          aria-label={letter === '#' ? translate({ id: 'names.otherSigns', message: 'Other characters' }) : undefined}
        >
          {letter}
        </a>
      ))}
    </nav>
  );
}
