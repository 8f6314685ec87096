import * as React from 'react';
import { translate } from '../../../../i18n/translate';
import { identifiersPath } from '../../../../model/addresses/routes';
import { site } from '../../../../config/browser-config';
import * as styles from './PanelFooter.module.css';

const opens = translate({ id: 'search.toOpen', message: 'to open' });
const seesAll = translate({ id: 'search.toSeeAll', message: 'for all results', description: 'What Enter does' });

const keysFor = (all: boolean) => [
  ['↑ ↓', translate({ id: 'search.toMove', message: 'to move' })],
  [translate({ id: 'search.enterKey', message: 'Enter', description: 'Name of a key' }), all ? seesAll : opens],
  [
    translate({ id: 'search.escapeKey', message: 'Esc', description: 'Name of a key' }),
    translate({ id: 'search.toClose', message: 'to close' }),
  ],
];

/** Key hints (Enter sees all results unless a row is selected), for those who have keys, and the way to the index of names. */
export function PanelFooter({ all }: { readonly all: boolean }): React.ReactElement {
  return (
    <div className={styles.footer}>
      <span className={styles.keys}>
        {keysFor(all).map(([key, does]) => (
          <span key={key}>
            <kbd>{key}</kbd> {does}
          </span>
        ))}
      </span>
      {site.namesPage ? (
        <a href={identifiersPath(site)}>{translate({ id: 'search.names', message: 'Names A–Z' })}</a>
      ) : null}
    </div>
  );
}
