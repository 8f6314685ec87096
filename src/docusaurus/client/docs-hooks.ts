import docs from '@generated/docs';
import { usePathname } from './helpers';

type DocsData = (typeof docs)[string];
type Version = DocsData['versions'][number];
/** A doc as components of a tree know it. */
type DocData = Version['docs'][number];

const standard = 'default';

/** Docs of a name; those of a tree that has only others, when no name is asked for. */
const dataOf = (pluginId = standard): DocsData | undefined =>
  docs[pluginId] ?? (pluginId === standard ? Object.values(docs)[0] : undefined);

const latestOf = ({ versions }: DocsData): Version | undefined => versions.find(({ isLast }) => isLast);

const isBelow = (path: string, base: string): boolean => path === base || path.startsWith(base.replace(/\/?$/, '/'));

/** The version with the longest address that the page is below. */
const versionAt = (path: string, versions: readonly Version[]): Version | undefined =>
  versions.filter((version) => isBelow(path, version.path)).sort((a, b) => b.path.length - a.path.length)[0];

interface Active {
  readonly pluginId: string;
  readonly pluginData: DocsData;
  readonly version: Version;
}

/** The docs and the version that the page is one of. */
function useActive(): Active | undefined {
  const path = usePathname();
  const found = Object.entries(docs).flatMap(([pluginId, pluginData]) => {
    const version = versionAt(path, pluginData.versions);
    return version ? [{ pluginId, pluginData, version }] : [];
  });
  return found.sort((a, b) => b.version.path.length - a.version.path.length)[0];
}

function useActiveDoc(): DocData | undefined {
  const path = usePathname();
  return useActive()?.version.docs.find((doc) => doc.path === path);
}

/** The hooks of `@docusaurus/plugin-content-docs/client`. Names and results are those of Docusaurus. */
export const useAllDocsData = (): typeof docs => docs;
export const useDocsData = (pluginId?: string): DocsData | undefined => dataOf(pluginId);
export const useVersions = (pluginId?: string): readonly Version[] => dataOf(pluginId)?.versions ?? [];
export const useLatestVersion = (pluginId?: string): Version | undefined => {
  const data = dataOf(pluginId);
  return data && latestOf(data);
};
export const useActivePluginAndVersion = ():
  | { readonly activePlugin: object; readonly activeVersion: Version }
  | undefined => {
  const active = useActive();
  if (!active) return undefined;
  const { pluginId, pluginData, version: activeVersion } = active;
  return { activePlugin: { pluginId, pluginData }, activeVersion };
};
export const useActivePlugin = (): object | undefined => useActivePluginAndVersion()?.activePlugin;
export const useActiveVersion = (pluginId?: string): Version | undefined =>
  versionAt(usePathname(), useVersions(pluginId));

export const useActiveDocContext = (pluginId?: string): object => {
  const activeVersion = useActiveVersion(pluginId);
  const path = usePathname();
  const activeDoc = activeVersion?.docs.find((doc) => doc.path === path);
  const alternates = useVersions(pluginId).flatMap(({ name, docs: others }) => {
    const same = others.find(({ id }) => id === activeDoc?.id);
    return same ? [[name, same] as const] : [];
  });
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates) };
};
export const useDocVersionSuggestions = (pluginId?: string): object => {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const id = useActiveDoc()?.id;
  return { latestVersionSuggestion, latestDocSuggestion: latestVersionSuggestion?.docs.find((doc) => doc.id === id) };
};

/** Docusaurus' description of the version that the page is one of, or of the latest. */
export const useDocsVersion = (): object => {
  const active = useActive();
  const latest = useLatestVersion();
  const { docs: own = [], name = 'current', ...version } = active?.version ?? latest ?? {};
  return {
    ...version,
    ...{ pluginId: active?.pluginId ?? standard, version: name, name, className: `docs-version-${name}` },
    ...{ docs: Object.fromEntries(own.map((doc) => [doc.id, doc])), docsSidebars: {} },
  };
};
export const useDocById = (id: string | undefined): DocData | undefined => {
  const latest = useLatestVersion();
  return (useActive()?.version ?? latest)?.docs.find((doc) => doc.id === id);
};
export const useDocsSidebar = (): { readonly name: string; readonly items: readonly [] } | null => {
  const name = useActiveDoc()?.sidebar;
  return name === undefined || name === null ? null : { name, items: [] };
};
export const useDoc = (): object => {
  const doc = useActiveDoc();
  return { metadata: doc ?? {}, frontMatter: {}, assets: {}, toc: [], contentTitle: doc?.title };
};
export const useDocsPreferredVersion = (): object => ({
  preferredVersion: null,
  savePreferredVersionName: () => undefined,
});
export const useDocsVersionCandidates = (pluginId?: string): readonly object[] => {
  const active = useActiveVersion(pluginId);
  const latest = useLatestVersion(pluginId);
  return [...new Set([active, latest])].filter((one) => one !== undefined);
};
export const useSidebarBreadcrumbs = (): null => null;
export const useCurrentSidebarCategory = (): object => ({ type: 'category', label: '', items: [] });
export const useCurrentSidebarSiblings = (): readonly [] => [];
export const useDocsContextualSearchTags = (): readonly string[] => [];
export const isDocsPluginEnabled = true;
