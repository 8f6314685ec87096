import * as React from 'react';

/** `@theme/MDXComponents/Ul`. */
export default function Ul(props: React.ComponentProps<'ul'>): React.ReactElement {
  return <ul {...props} />;
}
