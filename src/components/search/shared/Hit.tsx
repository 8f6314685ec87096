import code from 'lucide/dist/esm/icons/code-xml.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import hash from 'lucide/dist/esm/icons/hash.mjs';
import newspaper from 'lucide/dist/esm/icons/newspaper.mjs';
import text from 'lucide/dist/esm/icons/text-align-start.mjs';
import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { searchContexts } from '../../../search/contexts';
import type { HitKind, PageHits, Range, SearchHit } from '../../../search/types';
import { Icon } from '../../ui/Icon';
import * as styles from './Hit.module.css';

interface HitTrailProps {
  readonly hit: SearchHit;
  readonly context: PageHits['context'];
  /** Whether the title of the page ends the trail: for a section that stands alone. */
  readonly withPage: boolean;
}

/** Where a hit stands: sidebar, categories, page. */
export function HitTrail({ hit: { document, marks }, context, withPage }: HitTrailProps): React.ReactElement {
  const trail = document.b.map((text, index) => ({ text, marks: marks.b[index] ?? [] }));
  if (trail.length === 0) trail.push({ text: searchContexts[context].label, marks: [] });
  if (withPage && document.s !== '') trail.push({ text: document.t, marks: marks.t });
  return (
    <>
      {trail.map((step, index) => (
        <React.Fragment key={index}>
          {index === 0 ? null : <span> › </span>}
          <Marked {...step} />
        </React.Fragment>
      ))}
    </>
  );
}

const icons = { title: fileText, heading: hash, keywords: code, content: text } as const;

interface HitIconProps {
  readonly kind: HitKind;
  readonly context: PageHits['context'];
  readonly className?: string | undefined;
}

/** Tells a post from a page, and in a page what was found: its title, a heading, a name, the text. */
export function HitIcon({ kind, context, className }: HitIconProps): React.ReactElement {
  return <Icon icon={searchContexts[context].isNews ? newspaper : icons[kind]} size={18} className={className} />;
}

/** What a hit is, in place of its text when there is none. */
export function hitNature({ kind, document }: SearchHit, context: PageHits['context']): string {
  if (document.s === '')
    return searchContexts[context].isNews
      ? translate({ id: 'search.isPost', message: 'Post' })
      : translate({ id: 'search.isPage', message: 'Page' });
  return kind === 'keywords'
    ? translate({ id: 'search.isDefinition', message: 'Section that defines the name' })
    : translate({ id: 'search.isSection', message: 'Section' });
}

interface MarkedProps {
  readonly text: string;
  readonly marks: readonly Range[] | undefined;
}

/** A text with the words of the query marked. Each stretch is an element: the texts of a page that browsers translate are no longer React's. */
export function Marked({ text, marks = [] }: MarkedProps): React.ReactElement {
  return (
    <>
      {stretches(text, marks).map(({ start, text: part, marked }) =>
        marked ? (
          <mark key={start} className={styles.mark}>
            {part}
          </mark>
        ) : (
          <span key={start}>{part}</span>
        ),
      )}
    </>
  );
}

/** A stretch of a text, marked or not. */
export interface Stretch {
  readonly start: number;
  readonly text: string;
  readonly marked: boolean;
}

/** Cuts a text at the ends of its marks. Ranges are in order and do not overlap. */
export function stretches(text: string, marks: readonly Range[]): Stretch[] {
  const found: Stretch[] = [];
  let at = 0;
  const take = (to: number, marked: boolean): void => {
    if (to > at) found.push({ start: at, text: text.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const [start, end] of marks) {
    take(start, false);
    take(end, true);
  }
  take(text.length, false);
  return found;
}

/** Where a hit leads: its section's anchor, or the page. */
export const hitHref = ({ document: { u, h } }: SearchHit): string => (h === '' ? u : `${u}#${h}`);

/** First line of a hit: the section, or the page. */
export const hitTitle = ({ document: { s, t } }: SearchHit): string => (s === '' ? t : s);
