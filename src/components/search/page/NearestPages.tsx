import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { useSearch } from '../../../search/client/use-search';
import { editDistance } from '../../../model/nearest';
import type { PageHits } from '../../../search/types';
import { HitTrail } from '../shared/Hit';
import * as styles from './SearchPage.module.css';

export interface NearestPagesProps {
  /** The words of an address that leads nowhere. */
  readonly words: string;
  /** The rest of the address, up to its last slash. */
  readonly folder: string;
  /** Only pages whose address ends almost like this: that of short words, which the search does not correct. */
  readonly like?: string;
}

const shown = 5;

/** Pages to choose from: long pages that name many things, such as those of releases, rank between the titles. */
const asked = 20;

/** A folder has more pages than are shown, of which one may be meant. */
const askedOfFolder = 60;

const lastPart = (path: string): string => path.split('/').findLast((part) => part !== '') ?? '';

/** Whether a single slip of the finger, or two in a longer word, lead from one to the other. */
const isNear = (one: string, other: string): boolean => {
  const most = other.length < 6 ? 1 : 2;
  return editDistance(one, other, most) <= most;
};

/** Of the pages that a search has found, those that may be meant, the likeliest first. */
export function nearestOf(pages: readonly PageHits[], folder: string, like?: string): PageHits[] {
  // A page that only has the words somewhere in its text is unlikely to be meant.
  const found = pages.filter(({ key, hits: [best] }) =>
    like === undefined ? best.kind !== 'content' : isNear(lastPart(key), like),
  );
  // An address is made from a title, and most mistakes are in its last part.
  const closeness = ({ key, hits: [best] }: PageHits): number =>
    (best.marks.t.length > 0 ? 2 : 0) + Number(key.startsWith(folder));
  return found.sort((a, b) => closeness(b) - closeness(a)).slice(0, shown);
}

/**
 * Pages that have these words, or similar ones. Shows nothing when there are none or search does not work, because the form is
 * still there.
 */
export function NearestPages({ words, folder, like }: NearestPagesProps): React.ReactElement | null {
  const limit = like === undefined ? asked : askedOfFolder;
  const question = { query: words, context: '', offset: 0, limit, hitsPerPage: 1, excerpts: false };
  const { answer } = useSearch(question);
  if (answer?.final !== true) return null;
  if (answer.pages.length === 0 && like === undefined)
    return <NearestPages words={lastPart(folder).replace(/-/g, ' ')} folder={folder} like={words.replace(/ /g, '-')} />;
  const nearest = nearestOf(answer.pages, folder, like);
  if (nearest.length === 0) return null;
  return (
    <section aria-labelledby="nearest">
      <h2 id="nearest" className={styles.title}>
        {translate({ id: 'notFound.nearest', message: 'Similar pages' })}
      </h2>
      <ul role="list" className={styles.nearest}>
        {nearest.map(({ key, context, hits: [best] }) => (
          <li key={key}>
            <a href={key}>{best.document.t}</a>
            <span className={styles.trail}>
              <HitTrail hit={best} context={context} withPage={false} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
