import * as React from 'react';

/** `@theme/MDXComponents/Code`: code in a line of text. Code blocks are made when a page is compiled. */
export default function Code(props: React.ComponentProps<'code'>): React.ReactElement {
  return <code {...props} />;
}
