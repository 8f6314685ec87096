import * as React from 'react';

interface DetailsProps extends React.ComponentPropsWithoutRef<'details'> {
  readonly summary?: React.ReactNode;
}

/** `@theme/Details`. */
export default function Details({ summary, children, ...rest }: DetailsProps): React.ReactElement {
  const isElement = React.isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...rest}>
      {summary === undefined || isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}
