import * as React from 'react';
import { site } from '../../config/browser-config';
import { PageMetadata } from './head';
import { nameParts, useIsomorphicLayoutEffect, usePathname } from './helpers';

interface LayoutProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: React.ReactNode;
}

/** `@theme/Layout`: title and content of a page. Navbar and footer are around every page of this site already. */
export default function Layout({ children, title = '', ...about }: LayoutProps): React.ReactElement {
  const path = usePathname();
  // Before the effects of the page, which is around this component.
  useIsomorphicLayoutEffect(nameParts, []);
  return (
    <>
      <PageMetadata title={title} {...about}>
        <link rel="canonical" href={site.url + path} />
        <meta property="og:url" content={site.url + path} />
      </PageMetadata>
      {/* Where the link to the content leads. */}
      <div id="main" className="tree-layout" tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
