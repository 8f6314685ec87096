import type { DocSet } from '../../config/site-config';
import { basePathOf, editAddress } from '../convert/addresses';
import type { DocsOptions } from '../config/config-schema';

/** A version of an instance of the docs plugin, with the places of its files below the tree. */
interface DocVersion {
  readonly set: DocSet;
  /** Its sidebars; `undefined` for the current version, whose sidebars the configuration names. */
  readonly sidebars: string | undefined;
}

/** Name of an instance of the docs plugin. */
export const instanceOf = ({ id }: DocsOptions): string => (typeof id === 'string' && id !== '' ? id : 'default');

/**
 * The versions of an instance, the last one first. `names` is the content of its `versions.json`; `folder` is where the tree of this
 * build has the current version. Ids of the main instance's last version need no prefix.
 */
export function docVersions(docs: DocsOptions, names: readonly string[], folder: string): DocVersion[] {
  const instance = instanceOf(docs);
  const { lastVersion, includeCurrentVersion = true, onlyIncludeVersions, versions = {}, tagsBasePath = 'tags' } = docs;
  const all = [
    ...(includeCurrentVersion || names.length === 0 ? ['current'] : []),
    ...(docs.disableVersioning === true ? [] : names),
  ];
  const wanted = all.filter((name) => onlyIncludeVersions?.includes(name) ?? true);
  const released = wanted.filter((name) => name !== 'current');
  const last = wanted.find((name) => name === lastVersion) ?? released[0] ?? 'current';
  const start = instance === 'default' ? '' : `${instance}_`;
  return wanted
    .map((version, at): DocVersion => {
      const { label, path, banner, badge = wanted.length > 1, noIndex = false } = versions[version] ?? {};
      const isCurrent = version === 'current';
      const isLast = version === last;
      const usualPath = isLast ? '' : isCurrent ? 'next' : version;
      const usualBanner = isLast ? 'none' : at < wanted.indexOf(last) ? 'unreleased' : 'unmaintained';
      const shown = banner ?? usualBanner;
      const ownFolder = `${start}versioned_docs/version-${version}`;
      const sources = isCurrent || docs.editCurrentVersion === true ? docs.path : ownFolder;
      return {
        set: {
          prefix: prefixOf(instance, isLast ? undefined : version),
          docs: instance,
          version,
          label: label ?? (isCurrent ? 'Next' : version),
          folder: isCurrent ? folder : ownFolder,
          path: basePathOf(docs.routeBasePath) + basePathOf(path ?? usualPath),
          isLast,
          banner: shown === 'none' ? '' : shown,
          editUrl: editAddress(docs.editUrl, { folder: sources, version }),
          badge: badge || undefined,
          noIndex: noIndex || undefined,
          tags: tagsBasePath === 'tags' ? undefined : tagsBasePath,
        },
        sidebars: isCurrent ? undefined : `${start}versioned_sidebars/version-${version}-sidebars.json`,
      };
    })
    .sort((a, b) => Number(b.set.isLast) - Number(a.set.isLast));
}

/** What stands in front of the ids of a version's docs; the last version of an instance is the one without a name. */
function prefixOf(instance: string, version: string | undefined): string {
  const named = instance === 'default' ? (version ?? '') : version === undefined ? instance : `${instance}@${version}`;
  return named === '' ? '' : `${named}:`;
}
