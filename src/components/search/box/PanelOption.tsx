import clock from 'lucide/dist/esm/icons/clock.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import type { IconNode } from 'lucide';
import * as React from 'react';
import { isPlainClick } from '../../../browser/navigation/navigation';
import type { Excerpt } from '../../../search/types';
import { Icon } from '../../ui/Icon';
import { HitIcon, hitNature, hitTitle, HitTrail, Marked } from '../shared/Hit';
import * as styles from './PanelOption.module.css';
import type { BoxRow, Choice } from './use-suggestions';

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

interface ChoiceContentProps {
  readonly choice: Choice;
  readonly excerpts: ReadonlyMap<string, Excerpt>;
}

/** What an option of the box shows. */
export function ChoiceContent({ choice, excerpts }: ChoiceContentProps): React.ReactElement {
  switch (choice.kind) {
    case 'hit':
      return <HitOption row={choice.row} nested={choice.nested} excerpt={excerpts.get(choice.key)} />;
    case 'all':
      return <span className={styles.all}>{`${choice.label} (${choice.count})`}</span>;
    case 'recent':
      return <StartOption icon={clock} text={choice.query} />;
    case 'visited':
    case 'popular':
      return <StartOption icon={fileText} text={choice.label} />;
  }
}

/** An option for a reader who has typed nothing. */
const StartOption = ({ icon, text }: { readonly icon: IconNode; readonly text: string }): React.ReactElement => (
  <>
    <Icon icon={icon} size={18} className={styles.clock} />
    <span className={styles.recent}>{text}</span>
  </>
);

interface HitOptionProps {
  readonly row: BoxRow;
  /** Whether the row above shows the page. */
  readonly nested: boolean;
  readonly excerpt: Excerpt | undefined;
}

/** What a suggestion shows: icon, title, where it stands, and a line of text, or what it is if it has none. The place is kept until it comes. */
export function HitOption({ row: { hit, context }, nested, excerpt }: HitOptionProps): React.ReactElement {
  return (
    <>
      <HitIcon kind={hit.kind} context={context} className={styles.icon} />
      <span className={styles.texts}>
        <span className={styles.head}>
          <span className={styles.title}>
            <Marked text={hitTitle(hit)} marks={hit.document.s === '' ? hit.marks.t : hit.marks.s} />
          </span>{' '}
          {nested ? null : (
            <span className={styles.trail}>
              <HitTrail hit={hit} context={context} withPage />
            </span>
          )}
        </span>
        <span className={styles.excerpt}>
          {excerpt?.text === '' ? (
            hitNature(hit, context)
          ) : excerpt ? (
            <Marked text={excerpt.text} marks={excerpt.marks} />
          ) : null}
        </span>
      </span>
    </>
  );
}
