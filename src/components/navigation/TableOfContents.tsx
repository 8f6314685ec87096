import * as React from 'react';
import { translate } from '../../i18n/translate';
import type { Heading } from '../../model/types';
import { useActiveHeading } from './use-active-heading';
import * as styles from './TableOfContents.module.css';

interface TableOfContentsProps {
  readonly headings: readonly Heading[];
  /** Beside the text on wide windows, folded above it on narrow ones. The styles show one of them. */
  readonly form: 'beside' | 'folded';
}

export function TableOfContents({ headings, form }: TableOfContentsProps): React.ReactElement | null {
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {headings.map(({ id, text, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`} aria-current={active === id ? 'true' : undefined}>
            {breakable(text)}
          </a>
        </li>
      ))}
    </ul>
  );
  if (form === 'folded') {
    return (
      <details className={styles.folded}>
        <summary>{translate({ id: 'article.onThisPage', message: 'On this page' })}</summary>
        {list}
      </details>
    );
  }
  return (
    <nav className={styles.beside} aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={styles.title}>
        {translate({ id: 'article.onThisPage', message: 'On this page' })}
      </h2>
      {list}
    </nav>
  );
}

/** Addresses of endpoints are wider than the column, so they may break after a slash. */
const breakable = (text: string): React.ReactNode =>
  text.split(/(?<=\/)(?=\w|<)/).map((piece, index) => (
    <React.Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {piece}
    </React.Fragment>
  ));
