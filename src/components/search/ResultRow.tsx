import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import hash from 'lucide/dist/esm/icons/hash.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import * as React from 'react';
import { Icon } from '../ui/Icon';
import { hitTitle, hitTrail } from '../../search/result-text';
import type { SearchHit } from '../../search/types';
import * as styles from './ResultRow.module.css';

interface ResultRowProps {
  readonly id: string;
  readonly selected: boolean;
  readonly href: string;
  readonly onChoose: () => void;
  readonly hit?: SearchHit;
  /** Text of a row that is not a hit. */
  readonly label?: string;
}

/** An option of the list, which is a link as well: it can be opened in a new tab and its address copied. */
export function ResultRow({ id, selected, href, onChoose, hit, label }: ResultRowProps): React.ReactElement {
  const row = React.useRef<HTMLAnchorElement>(null);
  React.useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const follow = (event: React.MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      ref={row}
      id={id}
      role="option"
      aria-selected={selected}
      href={href}
      tabIndex={-1}
      className={styles.row}
      onClick={follow}
    >
      {hit ? (
        <>
          <HitIcon hit={hit} />
          <span className={styles.texts}>
            <span className={styles.title}>{hitTitle(hit)}</span>
            <span className={styles.trail}>{hitTrail(hit)}</span>
          </span>
        </>
      ) : (
        <span className={styles.all}>{label}</span>
      )}
    </a>
  );
}

function HitIcon({ hit }: { hit: SearchHit }): React.ReactElement {
  const icon = hit.document.u.startsWith('/blog/') ? newspaper : hit.document.s === '' ? fileText : hash;
  return <Icon icon={icon} size={18} className={styles.icon} />;
}
