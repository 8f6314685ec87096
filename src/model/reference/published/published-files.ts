import { site } from '../../../site';
import type { Reference } from '../reference';
import { addressOfDoc } from '../reference-links';
import { dataFilesOf, jsonSchemaOf } from './data-files';
import { atomFeed, icsCalendar } from './deprecation-feeds';
import { openApi } from './openapi';

export const openApiPath = '/data/openapi.json';

/** Addresses of the feeds of the calendar. */
export const feedPaths = (doc: string) => ({
  atom: `${addressOfDoc(doc)}/atom.xml`,
  calendar: `${addressOfDoc(doc)}/releases.ics`,
});

/** Everything that the site publishes for programs: address → text, made when asked for. */
export function publishedFiles(reference: Reference): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const file of dataFilesOf(reference)) {
    files.set(`${file.address}.json`, () =>
      print({ $schema: `${site.url}${file.address}.schema.json`, ...(file.value as object) }),
    );
    files.set(`${file.address}.schema.json`, () => print(jsonSchemaOf(file, site.url)));
  }
  const { single } = reference;
  if (single['api/rest'] ?? single['api/supervisor']) files.set(openApiPath, () => print(openApi(reference, '1')));
  if (single.deprecations) {
    const { doc, deprecations } = single.deprecations;
    const place = { origin: site.url, path: addressOfDoc(doc) };
    const paths = feedPaths(doc);
    files.set(paths.atom, () => atomFeed(deprecations, place));
    files.set(paths.calendar, () => icsCalendar(deprecations, place));
  }
  return files;
}

/** Links in descriptions become absolute, because readers elsewhere do not know our origin. */
const withOrigin = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('](/', `](${site.url}/`) : value;

const print = (value: unknown): string => `${JSON.stringify(value, withOrigin, 1)}\n`;
