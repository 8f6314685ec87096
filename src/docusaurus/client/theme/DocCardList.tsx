import * as React from 'react';

interface Item {
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
}

/** `@theme/DocCardList` with items that a page computes; one without items is made by the build. */
export default function DocCardList({ items = [] }: { readonly items?: readonly Item[] }): React.ReactElement {
  return (
    <ul>
      {items.map(({ label, href, description }) => (
        <li key={href ?? label}>
          <a href={href}>{label}</a> {description}
        </li>
      ))}
    </ul>
  );
}
