import * as React from 'react';

/** Whether the page has no translation into the language of the site, so that readers get the original. */
export const IsOriginal = React.createContext(false);
