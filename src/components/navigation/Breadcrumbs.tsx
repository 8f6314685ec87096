import home from 'lucide/dist/esm/icons/house.mjs';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { Breadcrumb } from '../../model/navigation/breadcrumbs';
import { Icon } from '../ui/Icon';
import * as styles from './Breadcrumbs.module.css';

/** The trail to the page; its last step is the page itself. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }): React.ReactElement | null {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={translate({ id: 'navigation.breadcrumbs', message: 'Breadcrumbs' })}>
      <ol role="list" className={`${styles.list} quiet`}>
        <li>
          <a href="/" aria-label={translate({ id: 'navigation.home', message: 'Home page' })}>
            <Icon icon={home} size={16} />
          </a>
        </li>
        {trail.map(({ label, href }, index) => {
          const last = index === trail.length - 1;
          return (
            <li key={label} aria-current={last ? 'page' : undefined}>
              {href !== null && !last ? <a href={href}>{label}</a> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
