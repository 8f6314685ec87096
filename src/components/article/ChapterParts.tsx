import { navigate } from 'gatsby';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import { movedAnchor } from '../../model/chapters/chapter-body';
import type { ChapterEntry } from '../../model/chapters/chapter-body';
import { Neighbors } from '../navigation/Neighbors';
import { rowsOf } from '../ui/rows';
import * as styles from './ChapterParts.module.css';

type Contents = readonly ChapterEntry[];

/**
 * The docs of a chapter. On screen, the table of contents says the same, unless the chapter has other pages. What they have is here by its
 * anchor, so that links to it lead to the entry where no script leads on.
 */
export function ChapterContents({ contents }: { readonly contents: Contents }): React.ReactElement {
  const list = (
    <ol className={styles.contents}>
      {contents.map(({ title, anchor, path }) => (
        <li key={anchor} id={path === '' ? undefined : anchor}>
          <a href={`${path}#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  if (contents.every(({ page }) => page === 1)) return list;
  return (
    <details className={styles.folded}>
      <summary>
        {translate(
          { id: 'chapter.contents', message: 'All {count} pages of this chapter' },
          { count: contents.length },
        )}
      </summary>
      {list}
    </details>
  );
}

interface ChapterNeighborsProps {
  readonly page: number;
  readonly contents: Contents;
}

/** The pages of a chapter before and after one of them, by the first and the last doc that they have. */
export function ChapterNeighbors({ page, contents }: ChapterNeighborsProps): React.ReactElement {
  const [previous, next] = [page - 1, page + 1].map((other) => {
    const inside = contents.filter((entry) => entry.page === other);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) return null;
    const titles = { first: first.title, last: last.title };
    return { path: first.path, title: translate({ id: 'chapter.range', message: '{first} to {last}' }, titles) };
  });
  return (
    <Neighbors
      label={translate({ id: 'chapter.neighbors', message: 'Previous and next part' })}
      words={[
        translate({ id: 'chapter.previous', message: 'Previous part' }),
        translate({ id: 'chapter.next', message: 'Next part' }),
      ]}
      previous={previous ?? null}
      next={next ?? null}
    />
  );
}

interface ChapterSectionProps extends React.PropsWithChildren {
  readonly path: string;
  readonly title: string;
  readonly anchor: string;
  /** Characters that the section has room for, about, of which a phone shows two hundred on six lines. Its height until it is laid out. */
  readonly length: number;
}

/** A doc as a section of its chapter. Its title leads to its own page. */
export function ChapterSection(props: ChapterSectionProps): React.ReactElement {
  const { path, title, anchor, length, children } = props;
  return (
    <section className={styles.section} data-rows={rowsOf(length / 200)}>
      <h2 id={anchor}>
        <a href={path}>{title}</a>
      </h2>
      {children}
    </section>
  );
}

/** Leads old links to the page of a chapter that has what they name: a chapter that grows gets more pages. */
export function useMovedAnchor(hash: string, contents: readonly ChapterEntry[]): void {
  const target = movedAnchor(hash, contents);
  React.useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target]);
}
