import * as React from 'react';

/** `@theme/MDXComponents/Pre`: its code, as in Docusaurus. Code blocks of pages are made when they are compiled. */
export default function Pre({ children }: React.ComponentProps<'pre'>): React.ReactElement {
  return <>{children}</>;
}
