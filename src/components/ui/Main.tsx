import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './SkipLink.module.css';

/** Id of the `<main>` element of every page. */
export const mainId = 'main';

/** The `<main>` element of a page. */
export function Main(props: React.ComponentProps<'main'>): React.ReactElement {
  return <main id={mainId} tabIndex={-1} {...props} />;
}

/** Leads past the header to the page itself. */
export function SkipLink(): React.ReactElement {
  return (
    <a className={styles.link} href={`#${mainId}`} data-no-print>
      {translate({ id: 'navigation.skip', message: 'Skip to main content' })}
    </a>
  );
}
