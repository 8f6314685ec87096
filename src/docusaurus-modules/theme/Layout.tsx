import * as React from 'react';
import { PageMetadata } from '../theme-common/page-metadata';

interface LayoutProps {
  readonly title?: string;
  readonly description?: string;
  readonly children?: React.ReactNode;
}

/** `@theme/Layout`: title and content of a page. Navbar and footer are around every page of this site already. */
export default function Layout({ children, ...about }: LayoutProps): React.ReactElement {
  return (
    <>
      <PageMetadata {...about} />
      {children}
    </>
  );
}
