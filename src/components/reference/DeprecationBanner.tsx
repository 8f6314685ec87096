import * as React from 'react';
import { isName } from '../../model/reference/releases';

interface DeprecationBannerProps {
  readonly deprecations: readonly {
    readonly path: string;
    readonly removedIn: string;
    readonly what: readonly string[];
    readonly replacedBy: readonly string[] | null;
  }[];
}

/** What coming releases remove from the subject of a page. */
export function DeprecationBanner({ deprecations }: DeprecationBannerProps): React.ReactElement | null {
  if (deprecations.length === 0) return null;
  return (
    <aside className="admonition admonition-warning" aria-label="Deprecations">
      {deprecations.map(({ path, removedIn, what, replacedBy }) => (
        <p key={path}>
          <a href={path}>Removed in {removedIn}</a>: {codes(what)}.
          {replacedBy && <> Use {codes(replacedBy)} instead.</>}
        </p>
      ))}
    </aside>
  );
}

const codes = (names: readonly string[]): React.ReactNode[] =>
  names.map((name, index) => (
    <React.Fragment key={name}>
      {index > 0 && ', '}
      {isName(name) ? <code>{name}</code> : name}
    </React.Fragment>
  ));
