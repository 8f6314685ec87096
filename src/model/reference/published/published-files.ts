import type { SiteConfig } from '../../../config/site-config';
import type { Reference } from '../reference';
import { addressOfDoc } from '../../addresses/page-addresses';
import { dataFilesOf, jsonSchemaOf } from './data-files';
import { atomFeed, icsCalendar } from './deprecation-feeds';
import { openApi } from './openapi';

export const openApiPath = '/data/openapi.json';

/** Addresses of the feeds of the calendar. */
export const feedPaths = (doc: string, docs: Pick<SiteConfig, 'docsBasePath'>) => ({
  atom: `${addressOfDoc(doc, docs)}/atom.xml`,
  calendar: `${addressOfDoc(doc, docs)}/releases.ics`,
});

/** Everything that the site publishes for programs: address → text, made when asked for. */
export function publishedFiles(
  reference: Reference,
  config: Pick<SiteConfig, 'title' | 'url' | 'docsBasePath'>,
): Map<string, () => string> {
  const { title, url } = config;
  // Links in descriptions become absolute, because readers elsewhere do not know our origin.
  const withOrigin = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('](/', `](${url}/`) : value;
  const print = (value: unknown): string => `${JSON.stringify(value, withOrigin, 1)}\n`;
  const files = new Map<string, () => string>();
  for (const file of dataFilesOf(reference)) {
    files.set(`${file.address}.json`, () =>
      print({ $schema: `${url}${file.address}.schema.json`, ...(file.value as object) }),
    );
    files.set(`${file.address}.schema.json`, () => print(jsonSchemaOf(file, url)));
  }
  const { single } = reference;
  if (single['api/rest'] ?? single['api/supervisor']) files.set(openApiPath, () => print(openApi(reference, '1')));
  if (single.deprecations) {
    const { doc, deprecations } = single.deprecations;
    const place = { title, origin: url, path: addressOfDoc(doc, config) };
    const paths = feedPaths(doc, config);
    files.set(paths.atom, () => atomFeed(deprecations, place));
    files.set(paths.calendar, () => icsCalendar(deprecations, place));
  }
  return files;
}
