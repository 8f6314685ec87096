import type * as React from 'react';
import { Helmet } from 'react-helmet';

/** `@docusaurus/Head`: elements for the head of the page. */
const Head: React.ComponentType<React.PropsWithChildren<object>> = Helmet;
export default Head;
