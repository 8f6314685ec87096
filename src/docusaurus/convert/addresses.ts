import { currentLocale } from '../config/run-module';
import type { UnsupportedSettings } from '../unsupported-settings';

/** An address of the site as Docusaurus' settings write it: the slash in front is optional, `pathname://` says nothing here. */
export function siteAddress(to: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(to)) return to.startsWith('pathname://') ? to.slice('pathname://'.length) : to;
  return to.startsWith('/') || to.startsWith('#') ? to : `/${to}`;
}

/** `/docs` for `docs`, `/docs/` and `/docs`; empty for the root. */
export function basePathOf(route: string): string {
  const inner = route.replace(/^\/+|\/+$/g, '');
  return inner === '' ? '' : `/${inner}`;
}

/** For `JSON.stringify`: links of the site without the path that it is mounted at, with which Docusaurus lets them begin. */
export const belowBase =
  (basePath: string) =>
  (key: string, value: unknown): unknown =>
    basePath !== '' && ['href', 'to'].includes(key) && typeof value === 'string' && value.startsWith(`${basePath}/`)
      ? value.slice(basePath.length)
      : value;

/** What an address of sources is asked for: a version of docs, or a blog. */
interface Sources {
  /** Path of their folder below the tree. */
  readonly folder: string;
  readonly version?: string;
}

/** Address of the sources of docs or posts, with `*` for the path of a file below their folder; empty for none. */
export function editAddress(editUrl: unknown, { folder, version = 'current' }: Sources): string {
  const address = typeof editUrl === 'string' ? joined(editUrl, folder) : answerOf(editUrl, folder, version);
  return /^https?:.*\*/.test(address) ? address : '';
}

const joined = (base: string, folder: string): string =>
  URL.canParse(base) ? new URL(`${folder.replace(/\/$/, '')}/*`, base.replace(/\/?$/, '/')).href : '';

/** What a function of the configuration answers for a file whose name is a star. */
function answerOf(value: unknown, folder: string, version: string): string {
  if (!isEditFunction(value)) return '';
  const paths = { docPath: '*', blogPath: '*', versionDocsDirPath: folder, blogDirPath: folder };
  try {
    return String(value({ locale: currentLocale() ?? 'en', version, permalink: '', ...paths }));
  } catch {
    return '';
  }
}

const isEditFunction = (value: unknown): value is (file: object) => unknown => typeof value === 'function';

/** Where the sources of docs or posts are edited. */
export function editUrlOf(
  of: string,
  options: { readonly path: string; readonly editUrl?: unknown },
  unsupported: UnsupportedSettings,
): string {
  if (options.editUrl === undefined) return '';
  const address = editAddress(options.editUrl, { folder: options.path });
  if (address === '')
    unsupported.add(
      `${of}: editUrl`,
      'is ignored because it is neither an address nor a function that makes one of the path',
    );
  return address;
}
