import * as React from 'react';
import { useTheme } from '../../browser/theme/use-theme';
import { site } from '../../config/browser-config';
// First, so that style sheets of the site follow those of the tree.
import './layout.css';
import './infima.css';
import '@generated/custom-css';
import { PageMetadata } from './head';
import { nameParts, useIsomorphicLayoutEffect, usePathname } from './page';

interface LayoutProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: React.ReactNode;
}

/** `@theme/Layout`: title and content of a page. Navbar and footer are around every page of this site already. */
export default function Layout({ children, title = '', ...about }: LayoutProps): React.ReactElement {
  const path = usePathname();
  const { theme } = useTheme();
  // Before the effects of the page, which is around this component.
  useIsomorphicLayoutEffect(nameParts, []);
  return (
    <>
      <PageMetadata title={title} {...about}>
        <link rel="canonical" href={site.url + path} />
        <meta property="og:url" content={site.url + path} />
      </PageMetadata>
      {/* Where the link to the content leads. Style sheets of the tree ask for the color mode. */}
      <div id="main" className="tree-layout" data-theme={theme} tabIndex={-1}>
        {children}
      </div>
    </>
  );
}
