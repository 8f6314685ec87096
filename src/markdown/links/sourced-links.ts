import type { Element } from 'hast';

/** Marks a link that comes from a data file, so that problems are reported there and not on every page that shows it. */
export const sourcedLink = { hProperties: { dataSourced: '' } };

/** Whether a link has the mark, which is removed because it is not part of the page. */
export function takeSourcedMark({ properties }: Element): boolean {
  const marked = properties.dataSourced !== undefined;
  delete properties.dataSourced;
  return marked;
}
