import { useLocation } from '@reach/router';
import * as React from 'react';
import { translate } from '../../i18n/translate';
import { site } from '../../config/browser-config';
import { hasHighlight } from '../../model/addresses/highlight-address';
import type { Heading } from '../../model/types';
import { TableOfContents } from '../navigation/TableOfContents';
import { IsOriginal } from '../ui/is-original';
import { Main } from '../ui/Main';
import * as styles from './Article.module.css';

interface ArticleProps {
  readonly headings: readonly Heading[];
  readonly header: React.ReactNode;
  readonly footer: React.ReactNode;
  readonly children: React.ReactNode;
}

/** Third level: the page itself, with its table of contents beside or above the text. */
export function Article({ headings, header, footer, children }: ArticleProps): React.ReactElement {
  useHighlight();
  const isOriginal = useIsOriginal();
  return (
    <Main className={styles.main}>
      <article className={styles.article} lang={HAS_LOCALES && isOriginal ? site.locales[0]?.code : undefined}>
        {HAS_LOCALES && isOriginal ? (
          <>
            {header}
            <OriginalNote />
          </>
        ) : (
          header
        )}
        <TableOfContents headings={headings} form="folded" />
        <div className="prose">{children}</div>
        {footer}
      </article>
      <div className={styles.aside}>
        <TableOfContents headings={headings} form="beside" />
      </div>
    </Main>
  );
}

const useIsOriginal: () => boolean = HAS_LOCALES ? () => React.useContext(IsOriginal) : () => false;

/** Says that the page is not in the language of the site. */
const OriginalNote = (): React.ReactElement => (
  <div className="prose" lang={site.locale.code}>
    <aside role="note" className="admonition admonition-note">
      <p>
        {translate(
          {
            id: 'article.original',
            message: 'This page has not been translated yet. You are reading the original ({language}).',
          },
          { language: site.locales[0]?.label ?? '' },
        )}
      </p>
    </aside>
  </div>
);

/** Marks the words of a search in the article, when the address names some; the code for it comes only then. */
function useHighlight(): void {
  const { search } = useLocation();
  React.useEffect(() => {
    if (!hasHighlight(search)) return undefined;
    let clear: (() => void) | undefined;
    let left = false;
    // Without its code the page is read without marks.
    import('../../browser/highlight/highlight-page').then(
      ({ highlightPage }) => {
        if (!left) clear = highlightPage();
      },
      () => undefined,
    );
    return () => {
      left = true;
      clear?.();
    };
  }, [search]);
}
