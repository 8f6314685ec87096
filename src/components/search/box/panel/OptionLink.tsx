import * as React from 'react';
import { isPlainClick } from '../../../../browser/navigation/navigation';
import * as styles from './OptionLink.module.css';

export interface OptionLinkProps {
  readonly id: string;
  readonly selected: boolean;
  readonly href: string;
  readonly onChoose: () => void;
  /** Whether it belongs to the option above it. */
  readonly nested?: boolean;
  readonly children: React.ReactNode;
}

/** An option of the list, which is also a link, so that it can be opened in a new tab and its address copied. */
export function OptionLink(props: OptionLinkProps): React.ReactElement {
  const { id, selected, href, onChoose, nested = false, children } = props;
  const row = React.useRef<HTMLAnchorElement>(null);
  React.useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    <a
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      href={href}
      tabIndex={-1}
      className={nested ? `${styles.row} ${styles.nested}` : styles.row}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
