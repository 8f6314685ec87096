import { navigate } from 'gatsby';
import * as React from 'react';
import { withHighlight } from '../../../model/addresses/highlight-address';
import { isPlainClick } from '../../../browser/navigation/navigation';
import { rememberSearch } from '../shared/use-recent-searches';

interface HitLinkProps {
  readonly href: string;
  /** The words to mark in the page. */
  readonly query: string;
  readonly children: React.ReactNode;
}

/** A link to a result. Only the way there carries the words; the link itself, which may be copied, does not. */
export function HitLink({ href, query, children }: HitLinkProps): React.ReactElement {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        rememberSearch(query);
        navigate(withHighlight(href, query));
      }}
    >
      {children}
    </a>
  );
}
