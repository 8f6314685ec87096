import * as React from 'react';

interface HeadingProps extends React.ComponentPropsWithoutRef<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** `@theme/Heading`: a heading that leads to itself. */
export default function Heading({ as: Level, id, children, ...rest }: HeadingProps): React.ReactElement {
  const heading = (
    <Level id={id} {...rest}>
      {children}
    </Level>
  );
  if (id === undefined) return heading;
  return (
    <div className="heading">
      {heading}
      <a className="heading-link" href={`#${id}`} aria-label="Link to this heading" />
    </div>
  );
}
