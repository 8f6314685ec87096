import * as React from 'react';
import { Helmet } from 'react-helmet';

interface PageMetadataProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: React.ReactNode;
}

/** `PageMetadata` of `@docusaurus/theme-common`: title and description of the page. */
export function PageMetadata({ title, description, children }: PageMetadataProps): React.ReactElement {
  return (
    <Helmet>
      {title === undefined ? null : <title>{title}</title>}
      {description === undefined ? null : <meta name="description" content={description} />}
      {children}
    </Helmet>
  );
}

/** `HtmlClassNameProvider` of `@docusaurus/theme-common`: its content; this site has no styles for such classes. */
export function HtmlClassNameProvider({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  return <>{children}</>;
}
