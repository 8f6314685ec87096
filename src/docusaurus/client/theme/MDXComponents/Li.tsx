import * as React from 'react';

/** `@theme/MDXComponents/Li`. */
export default function Li(props: React.ComponentProps<'li'>): React.ReactElement {
  return <li {...props} />;
}
