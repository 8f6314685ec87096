import { navigate } from 'gatsby';
import * as React from 'react';
import { isPlainClick } from '../../../browser/navigation/navigation';
import { translate } from '../../../i18n/translate';
import { withHighlight } from '../../../model/addresses/highlight-address';
import type { Excerpt, PageHits } from '../../../search/types';
import { hitHref, HitIcon, HitTrail, Marked } from '../shared/Hit';
import { rememberSearch } from '../shared/use-recent';
import * as styles from './SearchResults.module.css';

interface PageResultProps {
  readonly page: PageHits;
  readonly excerpts: ReadonlyMap<string, Excerpt>;
  /** Whether to say that the page lacks a word, because others before it have all. */
  readonly lacking: boolean;
  /** What is remembered when a result is opened. */
  readonly query: string;
  /** The words to mark in the page. */
  readonly highlight: string;
  /** Whether all hits of the page are shown. */
  readonly opened: boolean;
  /** Shows the other hits, or hides them again. */
  readonly onToggle: () => void;
}

/** A page of the results with its sections. The room for texts is kept until they come. */
export function PageResult({
  page,
  lacking,
  excerpts,
  opened,
  onToggle,
  ...link
}: PageResultProps): React.ReactElement {
  const { key, context, hits, count } = page;
  const [best] = hits;
  const own = hits.find(({ document }) => document.h === '');
  const sections = hits.filter((hit) => hit !== own);
  const more = count - hits.length;
  const text = (hitKey: string): React.ReactElement => {
    const excerpt = excerpts.get(hitKey);
    return (
      <p className={styles.excerpt} data-empty={excerpt?.text === '' ? '' : undefined}>
        {excerpt ? <Marked text={excerpt.text} marks={excerpt.marks} /> : null}
      </p>
    );
  };
  return (
    <>
      <p className={styles.trail}>
        <HitIcon kind="title" context={context} className={styles.icon} />
        <span>
          <HitTrail hit={best} context={context} withPage={false} />
        </span>
      </p>
      <h2 className={styles.title}>
        <HitLink href={key} {...link}>
          <Marked text={best.document.t} marks={best.marks.t} />
        </HitLink>
      </h2>
      {lacking ? (
        <p className={styles.more}>{translate({ id: 'search.lacking', message: 'Does not contain all words' })}</p>
      ) : null}
      {own ? text(own.key) : null}
      {sections.length > 0 ? (
        <ul role="list" className={styles.sections}>
          {sections.map((hit) => (
            <li key={hit.key}>
              <span className={styles.section}>
                <HitIcon kind={hit.kind} context="docs" className={styles.icon} />
                <HitLink href={hitHref(hit)} {...link}>
                  <Marked text={hit.document.s} marks={hit.marks.s} />
                </HitLink>
              </span>
              {text(hit.key)}
            </li>
          ))}
        </ul>
      ) : null}
      {more > 0 || opened ? (
        <button type="button" className={styles.toggle} aria-expanded={opened} onClick={onToggle}>
          {toggleText(opened, more)}
        </button>
      ) : null}
    </>
  );
}

function toggleText(opened: boolean, more: number): string {
  if (opened) return translate({ id: 'search.fewerPlaces', message: 'Show fewer places' });
  return more === 1
    ? translate({ id: 'search.onePlaceMore', message: '1 more place on this page' })
    : translate({ id: 'search.placesMore', message: '{count} more places on this page' }, { count: more });
}

interface HitLinkProps extends Pick<PageResultProps, 'query' | 'highlight'> {
  readonly href: string;
  readonly children: React.ReactNode;
}

/** A link to a result. Only the way there carries the words; the link itself, which may be copied, does not. */
function HitLink({ href, query, highlight, children }: HitLinkProps): React.ReactElement {
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        rememberSearch(query);
        navigate(withHighlight(href, highlight));
      }}
    >
      {children}
    </a>
  );
}
