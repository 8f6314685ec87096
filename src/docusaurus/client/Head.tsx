import * as React from 'react';
import { Head as PageHead, fetchHelmet } from '../../components/ui/Head';

/** `@docusaurus/Head`: elements for the head of the page. Those that come in the browser only are not in the HTML. */
export default function Head({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  React.useEffect(fetchHelmet, []);
  return <PageHead>{children}</PageHead>;
}
