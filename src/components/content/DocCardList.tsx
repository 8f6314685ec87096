import { useLocation } from '@reach/router';
import * as React from 'react';
import { useSiteChrome } from '../layout/use-site-chrome';
import { cardsOf } from './doc-cards';

/** The pages of the category that the current page stands for, or stands in; a list of links. */
export function DocCardList(): React.ReactElement {
  const { allSidebar } = useSiteChrome();
  const path = useLocation().pathname.replace(/(.)\/$/, '$1');
  const cards = allSidebar.nodes.flatMap(({ items }) => cardsOf(items, path) ?? []);
  return (
    <ul className="doc-cards">
      {cards.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
