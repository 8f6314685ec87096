import { xmlText } from '../../escape';
import { writeFeed } from '../../feeds/write-feed';
import type { Deprecation } from '../files/deprecations-file';
import { byRelease, releaseDay, releaseId } from '../releases';

/** The site of the feeds, and the page of the calendar. */
export interface FeedPlace {
  readonly title: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  /** Address of the calendar on the site. */
  readonly path: string;
}

const sentence = ({ what, replacedBy, removedIn }: Deprecation): string =>
  `${removedIn === undefined ? `Deprecated: ${what.join(', ')}` : `${removedIn} removes ${what.join(', ')}`}.${replacedBy ? ` Use ${replacedBy.join(', ')} instead.` : ''}`;

/** The deprecations as an Atom feed, the newest announcement first. */
export function atomFeed(deprecations: readonly Deprecation[], { title, origin, path }: FeedPlace): string {
  const newest = [...deprecations].sort((a, b) => b.announced.localeCompare(a.announced) || a.id.localeCompare(b.id));
  const page = `${origin}${path}`;
  const content = {
    title: 'Deprecation calendar',
    description: '',
    page,
    self: `${page}/atom.xml`,
    author: title,
    language: '',
    copyright: '',
    entries: newest.map((one) => ({
      address: `${page}#deprecation-${one.id}`,
      title: one.title,
      summary: sentence(one),
      day: one.announced,
      authors: [],
      tags: [one.area],
    })),
  };
  return writeFeed(content, 'atom');
}

/** The releases that remove something, as a calendar: an event on the day of each. */
export function icsCalendar(deprecations: readonly Deprecation[], { title, origin, path }: FeedPlace): string {
  const events = byRelease(deprecations).flatMap(({ release, deprecations: removed }) => {
    const day = releaseDay(release);
    if (day === undefined) return [];
    const stamp = removed.at(-1)?.announced ?? day;
    return [
      'BEGIN:VEVENT',
      `UID:${releaseId(release)}@${new URL(origin).hostname}`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `SUMMARY:${icsText(`Release ${release}: ${removed.length} ${removed.length === 1 ? 'removal' : 'removals'}`)}`,
      `DESCRIPTION:${icsText(removed.map((one) => `${one.title}. ${sentence(one)}`).join('\n'))}`,
      `URL:${origin}${path}#${releaseId(release)}`,
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icsText(title)}//Deprecations//EN`,
    'NAME:Deprecations',
    ...events,
    'END:VCALENDAR',
  ];
  return lines
    .flatMap(fold)
    .map((line) => `${line}\r\n`)
    .join('');
}

const compact = (day: string): string => day.replaceAll('-', '');
const icsText = (text: string): string =>
  xmlText(text)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n');

/** A line of a calendar holds 75 bytes; what is longer goes on behind a space. */
function fold(line: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 73) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece].map((part, index) => (index === 0 ? part : ` ${part}`));
}
