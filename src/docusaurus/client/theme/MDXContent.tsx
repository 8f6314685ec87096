import * as React from 'react';

/** `@theme/MDXContent`: its content, because the compiler has made all that Markdown needs. */
export default function MDXContent({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  return <>{children}</>;
}
