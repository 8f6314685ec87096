import * as React from 'react';

interface LinkProps extends React.ComponentPropsWithoutRef<'a'> {
  readonly to?: string;
}

/** `@docusaurus/Link`: a link. The site turns a click on it into a navigation. */
export default function Link({ to, href, children, ...rest }: LinkProps): React.ReactElement {
  return (
    <a href={to ?? href} {...rest}>
      {children}
    </a>
  );
}
