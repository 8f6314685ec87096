import * as React from 'react';
import { translate } from '../../i18n/translate';
import { identifiersPath } from '../../model/routes';
import * as styles from './PanelFooter.module.css';

const keys = [
  ['↑ ↓', translate({ id: 'search.toMove', message: 'to move' })],
  [
    translate({ id: 'search.enterKey', message: 'Enter', description: 'Name of a key' }),
    translate({ id: 'search.toOpen', message: 'to open' }),
  ],
  [
    translate({ id: 'search.escapeKey', message: 'Esc', description: 'Name of a key' }),
    translate({ id: 'search.toClose', message: 'to close' }),
  ],
] as const;

/** Key hints, for those who have keys, and the way to the index of names. */
export function PanelFooter(): React.ReactElement {
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        {keys.map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </span>
      <a href={identifiersPath}>{translate({ id: 'search.names', message: 'Names A–Z' })}</a>
    </div>
  );
}
