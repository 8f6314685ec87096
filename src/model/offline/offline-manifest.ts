import { isObject, isText } from '../guards';

/** A file of the site: its digest, and its size in bytes. */
export type FileState = readonly [digest: string, bytes: number];

type Files = Readonly<Record<string, FileState>>;

/** A page that can be saved, and what it needs besides the files that all pages share: its document, its data and its pictures. */
export interface OfflinePage {
  readonly path: string;
  /** Name of the section, which is a sidebar or a blog; empty for a page in none. */
  readonly section: string;
  readonly files: readonly string[];
}

/** What `offline.json` says: all that a reader may save. */
export interface OfflineManifest {
  /** Hash of the build, as `app-data.json` has it. */
  readonly build: string;
  readonly files: Files;
  /** Addresses of what every page may need, search included. */
  readonly shared: readonly string[];
  readonly pages: readonly OfflinePage[];
}

/** What is saved on the device. */
export interface SavedRecord {
  /** Paths of the pages. */
  readonly pages: readonly string[];
  /** Each address with the state that its copy has. */
  readonly files: Files;
}

export const nothingSaved: SavedRecord = { pages: [], files: {} };

/** Paths of the pages of the section of a page; none for a page in no section. */
export function sectionPages({ pages }: OfflineManifest, path: string): readonly string[] {
  const section = pages.find((page) => page.path === path)?.section ?? '';
  return section === '' ? [] : pages.filter((page) => page.section === section).map((page) => page.path);
}

/** What has to be done to have some pages on the device, besides those that are there. */
export interface SavePlan {
  readonly pages: readonly string[];
  /** Addresses that are missing or were saved in another state, and their size in all. */
  readonly missing: readonly string[];
  readonly bytes: number;
  /** Addresses of copies that nothing needs any more. */
  readonly outdated: readonly string[];
}

/** Pages that were saved before are brought up to date, too, so that all of them are of one build and share its scripts. */
export function planToSave(manifest: OfflineManifest, paths: readonly string[], record: SavedRecord): SavePlan {
  const wanted = new Set([...record.pages, ...paths]);
  const pages = manifest.pages.filter(({ path }) => wanted.has(path));
  const needed = new Set(pages.length === 0 ? [] : [...manifest.shared, ...pages.flatMap(({ files }) => files)]);
  const missing = [...needed].filter((address) => record.files[address]?.[0] !== manifest.files[address]?.[0]);
  return {
    pages: pages.map(({ path }) => path),
    missing,
    bytes: missing.reduce((sum, address) => sum + (manifest.files[address]?.[1] ?? 0), 0),
    outdated: Object.keys(record.files).filter((address) => !needed.has(address)),
  };
}

/** Bytes of what is saved. */
export const savedBytes = ({ files }: SavedRecord): number =>
  Object.values(files).reduce((sum, [, bytes]) => sum + bytes, 0);

/** Megabytes for readers, with one digit behind the point below ten. */
export const megabytes = (bytes: number): string => {
  const value = bytes / 1e6;
  return value < 9.95 ? Math.max(value, 0.1).toFixed(1) : String(Math.round(value));
};

/** The manifest that a text holds; throws if it is none, as when a host answers everything with a page. */
export function parseManifest(value: unknown): OfflineManifest {
  if (isObject(value)) {
    const { build, files, shared, pages } = value;
    if (isText(build) && isFiles(files) && isTexts(shared) && isArrayOf(pages, isPage))
      return { build, files, shared, pages };
  }
  throw new TypeError('offline.json is not what the build writes');
}

/** The record that a text holds. One that is damaged counts as none, so that everything is saved again. */
export function parseRecord(value: unknown): SavedRecord {
  if (!isObject(value)) return nothingSaved;
  const { pages, files } = value;
  return isTexts(pages) && isFiles(files) ? { pages, files } : nothingSaved;
}

const isArrayOf = <T>(value: unknown, isOne: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isTexts = (value: unknown): value is string[] => isArrayOf(value, isText);
const isPage = (value: unknown): value is OfflinePage =>
  isObject(value) && isText(value.path) && isText(value.section) && isTexts(value.files);
const isState = (value: unknown): value is FileState =>
  Array.isArray(value) && isText(value[0]) && typeof value[1] === 'number';
const isFiles = (value: unknown): value is Files => isObject(value) && Object.values(value).every(isState);
