import * as React from 'react';
import { translate } from '../../i18n/translate';

/** Tells readers that a page is unlisted. */
export const UnlistedNote = (): React.ReactElement => (
  <aside role="note" className="admonition admonition-warning">
    <p className="admonition-title">{translate({ id: 'article.unlisted', message: 'Unlisted page' })}</p>
    <p>
      {translate({
        id: 'article.unlistedMeaning',
        message: 'Search engines do not index this page, and only readers who have its address can find it.',
      })}
    </p>
  </aside>
);
