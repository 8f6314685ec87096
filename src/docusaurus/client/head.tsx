import * as React from 'react';
import { Head as PageHead, fetchHelmet } from '../../components/ui/Head';
import { site } from '../../config/browser-config';

/** `@docusaurus/Head`: elements for the head of the page. Those that come in the browser only are not in the HTML. */
export default function Head({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  React.useEffect(fetchHelmet, []);
  return <PageHead>{children}</PageHead>;
}

interface PageMetadataProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: React.ReactNode;
}

/** The title of a page as browsers show it. */
const fullTitle = (title: string): string =>
  title === '' || title === site.title ? site.title : `${title}${site.titleDelimiter}${site.title}`;

/** `PageMetadata` of `@docusaurus/theme-common`: title and description of the page. */
export function PageMetadata({ title, description, children }: PageMetadataProps): React.ReactElement {
  return (
    <Head>
      {title === undefined ? null : <title>{fullTitle(title)}</title>}
      {description === undefined ? null : <meta name="description" content={description} />}
      {children}
    </Head>
  );
}

/** `HtmlClassNameProvider` of `@docusaurus/theme-common`: its content; this site has no styles for such classes. */
export function HtmlClassNameProvider({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  return <>{children}</>;
}
