import * as React from 'react';
import { translate } from '../../i18n/translate';
import * as styles from './ChapterParts.module.css';

interface SectionOf {
  readonly title: string;
  readonly anchor: string;
}

/** The docs of a chapter, with links within the page. Unlike the table of contents it is printed. */
export function ChapterContents({ docs }: { readonly docs: readonly SectionOf[] }): React.ReactElement {
  return (
    <ol className={styles.contents}>
      {docs.map(({ title, anchor }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

interface ChapterSectionProps extends SectionOf {
  readonly path: string;
  /** Whether the doc runs as MDX, which only its own page can. */
  readonly runs: boolean;
  readonly children: React.ReactNode;
}

/** A doc as a section of its chapter. Its title leads to its own page. */
export function ChapterSection({ path, title, anchor, runs, children }: ChapterSectionProps): React.ReactElement {
  return (
    <section className={styles.section}>
      <h2 id={anchor}>
        <a href={path}>{title}</a>
      </h2>
      {runs ? (
        <p>
          <a href={path}>{translate({ id: 'chapter.runs', message: 'This page runs code. Open it to read it.' })}</a>
        </p>
      ) : (
        children
      )}
    </section>
  );
}
