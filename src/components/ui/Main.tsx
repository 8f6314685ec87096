import * as React from 'react';

/** Id of the `<main>` element of every page. */
export const mainId = 'main';

/** The `<main>` element of a page. */
export const Main = (props: React.ComponentProps<'main'>): React.ReactElement => (
  <main id={mainId} tabIndex={-1} {...props} />
);
