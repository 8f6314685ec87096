import clock from 'lucide/dist/esm/icons/clock.mjs';
import * as React from 'react';
import type { Excerpt } from '../../../../search/types';
import { Icon } from '../../../ui/Icon';
import type { Choice } from '../choices';
import { HitOption } from './HitOption';
import * as styles from './HitOption.module.css';

interface ChoiceContentProps {
  readonly choice: Choice;
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/** What an option of the box shows. */
export function ChoiceContent({ choice, excerpts }: ChoiceContentProps): React.ReactElement {
  switch (choice.kind) {
    case 'hit':
      return <HitOption row={choice.row} nested={choice.nested} excerpt={excerpts.get(choice.key)} />;
    case 'all':
      return (
        <span className={styles.all}>
          {choice.label} ({choice.count})
        </span>
      );
    case 'recent':
      return (
        <>
          <Icon icon={clock} size={18} className={styles.clock} />
          <span className={styles.recent}>{choice.query}</span>
        </>
      );
  }
}
