import { packNumbers, unpackNumbers } from './pack-numbers';
import type { SearchDocument } from '../types';

/** The rows of a context as they travel: what pages share is said once, and what follows from a heading not at all. */
export interface PackedRows {
  /** Of each page: address, title, number of rows below its own, trail (its place in `trails`). */
  readonly paths: readonly string[];
  readonly titles: readonly string[];
  readonly sections: string;
  readonly trail: string;
  readonly trails: readonly (readonly string[])[];
  /** Of each section: heading and anchor; the anchor is empty when it follows from the heading. */
  readonly headings: readonly string[];
  readonly anchors: readonly string[];
}

/** The anchor that most headings have; others are written out. */
const usualAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Rows → their packed form; the rows of a page follow each other, its own first. */
export function packRows(rows: readonly SearchDocument[]): PackedRows {
  const pages = rows.filter(({ h }) => h === '');
  const below = rows.filter(({ h }) => h !== '');
  const sections = new Map<string, number>();
  for (const { u } of below) sections.set(u, (sections.get(u) ?? 0) + 1);
  const trails = new Map(pages.map(({ b }) => [JSON.stringify(b), b]));
  const places = new Map([...trails.keys()].map((trail, place) => [trail, place]));
  return {
    paths: pages.map(({ u }) => u),
    titles: pages.map(({ t }) => t),
    sections: packNumbers(pages.map(({ u }) => sections.get(u) ?? 0)),
    trail: packNumbers(pages.map(({ b }) => places.get(JSON.stringify(b)) ?? 0)),
    trails: [...trails.values()],
    headings: below.map(({ s }) => s),
    anchors: below.map(({ s, h }) => (h === usualAnchor(s) ? '' : h)),
  };
}

/** The opposite of `packRows`. */
export function unpackRows(packed: PackedRows): SearchDocument[] {
  const counts = unpackNumbers(packed.sections);
  const places = unpackNumbers(packed.trail);
  const rows: SearchDocument[] = [];
  let next = 0;
  packed.paths.forEach((u, at) => {
    const t = packed.titles[at] ?? '';
    const b = packed.trails[places[at] ?? -1] ?? [];
    rows.push({ t, u, s: '', h: '', b });
    for (let left = counts[at] ?? 0; left > 0; left--, next++) {
      const s = packed.headings[next] ?? '';
      const anchor = packed.anchors[next] ?? '';
      rows.push({ t, u, s, h: anchor === '' ? usualAnchor(s) : anchor, b });
    }
  });
  return rows;
}
