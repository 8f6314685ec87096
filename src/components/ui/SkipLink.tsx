import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './SkipLink.module.css';

/** Id of the `<main>` element of every page. */
export const mainId = 'main';

export function SkipLink(): React.ReactElement {
  return (
    <a className={styles.link} href={`#${mainId}`} data-no-print>
      {translate({ id: 'navigation.skip', message: 'Skip to main content' })}
    </a>
  );
}
