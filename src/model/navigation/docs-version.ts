/** What is known of a version of the docs where a page is shown. */
export interface DocsVersion {
  readonly name: string;
  /** Address that all its docs are below. */
  readonly path: string;
}

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(base.replace(/\/?$/, '/'));

/** Throws an error for a version whose docs are outside of the site, because it could never be reached. */
export function requireBelowBase({ name, path }: DocsVersion, basePath: string): void {
  if (isBelow(path, basePath)) return;
  throw new Error(
    `Version url mismatch with base url: docs version ${name} at ${path} must be below ${basePath} (see site.yml).`,
  );
}

/** The version that the page at `path` belongs to: the one with the longest fitting address, or none. */
export function versionOfPath<V extends DocsVersion>(path: string, versions: readonly V[]): V | undefined {
  let best: V | undefined;
  for (const version of versions)
    if (isBelow(path, version.path) && version.path.length > (best?.path.length ?? -1)) best = version;
  return best;
}

/** Where the version that a reader prefers is kept, for one set of docs. */
export const versionPreferenceKey = (pluginId = 'default'): string => `docs-preferred-version-${pluginId}`;

/** The preference to keep: the version being read, else the one kept before; none (null) when no version has that name. */
export function preferenceAfter(
  kept: string | null,
  versions: readonly DocsVersion[],
  reading: DocsVersion | undefined,
): string | null {
  const preferred = reading?.name ?? kept;
  return versions.some(({ name }) => name === preferred) ? preferred : null;
}

/** Attribute of the element around docs of another version than the last one: its name in searches. */
export const searchVersionAttribute = 'data-search-version';

/** Name of a version in searches; empty for the last one. */
export const searchVersionOf = ({ prefix, isLast }: { readonly prefix: string; readonly isLast: boolean }): string =>
  isLast ? '' : prefix.replace(/:$/, '');
