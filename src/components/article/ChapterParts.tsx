import * as React from 'react';
import * as styles from './ChapterParts.module.css';

interface SectionOf {
  readonly title: string;
  readonly anchor: string;
}

/** The docs of a chapter, with links within the page: the table of contents on paper. */
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

type ChapterSectionProps = React.PropsWithChildren<SectionOf & { readonly path: string }>;

/** A doc as a section of its chapter. Its title leads to its own page. */
export function ChapterSection({ path, title, anchor, children }: ChapterSectionProps): React.ReactElement {
  return (
    <section className={styles.section}>
      <h2 id={anchor}>
        <a href={path}>{title}</a>
      </h2>
      {children}
    </section>
  );
}
