import * as React from 'react';
import { identifiersPath } from '../../model/routes';
import * as styles from './PanelFooter.module.css';

const keys = [
  ['↑ ↓', 'to move'],
  ['Enter', 'to open'],
  ['Esc', 'to close'],
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
      <a href={identifiersPath}>Names A–Z</a>
    </div>
  );
}
