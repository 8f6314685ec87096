import * as React from 'react';
import { letterId } from '../../../model/names/a-to-z';
import type { LetterGroup } from '../../../model/names/a-to-z';
import type { DefinedName } from '../../../model/names/identifier-index';
import { rowsOf } from '../../ui/rows';
import { nameListHtml } from './name-list-html';
import * as styles from './NameGroup.module.css';

interface NameGroupProps {
  readonly group: LetterGroup<DefinedName>;
  /** What a name must contain to show; in lower case, empty for all. */
  readonly filter: string;
}

/** The names under one letter. */
export const NameGroup = React.memo(function NameGroup({ group, filter }: NameGroupProps): React.ReactElement | null {
  const { letter, entries } = group;
  const shown = entries.filter(({ name }) => name.toLowerCase().includes(filter));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={letterId(letter)} className={styles.group} data-rows={rowsOf(shown.length)}>
      <h2 id={letterId(letter)} className={styles.letter}>
        {letter}
      </h2>
      <ul className={styles.list} dangerouslySetInnerHTML={new NameList(shown)} />
    </section>
  );
});

/** Markup that is only created when React asks for it, which never happens on a page that is served with its list. */
class NameList {
  private html: string | undefined;

  constructor(private readonly names: readonly DefinedName[]) {}

  get __html(): string {
    return (this.html ??= nameListHtml(this.names));
  }
}
