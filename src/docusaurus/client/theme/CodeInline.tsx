import * as React from 'react';

/** `@theme/CodeInline`: code in a line of text. */
export default function CodeInline(props: React.ComponentProps<'code'>): React.ReactElement {
  return <code {...props} />;
}
