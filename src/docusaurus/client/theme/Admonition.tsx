import * as React from 'react';

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** `@theme/Admonition` for one that exists only when the page runs. */
export default function Admonition({ type = 'note', title, children }: AdmonitionProps): React.ReactElement {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return (
    <aside role="note" className={`admonition admonition-${type}`} aria-label={name}>
      <p className="admonition-title">{title ?? name}</p>
      {children}
    </aside>
  );
}
