import docs from '@generated/docs';
import { useLocation } from '@reach/router';
import { site } from '../../site';

/** A doc as components of a tree know it. */
export type DocData = (typeof docs)[number];

const byId: Readonly<Record<string, DocData>> = Object.fromEntries(docs.map((doc) => [doc.id, doc]));

/** Docusaurus' description of a version; a tree has one here. */
const version = {
  pluginId: 'default',
  version: 'current',
  name: 'current',
  label: 'Next',
  banner: null,
  badge: false,
  noIndex: false,
  isLast: true,
  className: 'docs-version-current',
  path: site.docsBasePath || '/',
  mainDocId: docs[0]?.id ?? '',
  docs: byId,
  docsSidebars: {},
  sidebars: {},
  draftIds: [],
};
const data = { path: version.path, versions: [{ ...version, docs }], breadcrumbs: true };

const useActiveDoc = (): DocData | undefined => {
  const pathname = useLocation()
    .pathname.slice(__PATH_PREFIX__.length)
    .replace(/(.)\/$/, '$1');
  return docs.find(({ path }) => path === pathname);
};

/** The hooks of `@docusaurus/plugin-content-docs/client`. Names and results are those of Docusaurus. */
export const useDocsVersion = (): typeof version => version;
export const useDocById = (id: string | undefined): DocData | undefined => (id === undefined ? undefined : byId[id]);
export const useDocsSidebar = (): { readonly name: string; readonly items: readonly [] } | null => {
  const name = useActiveDoc()?.sidebar;
  return name === undefined || name === null ? null : { name, items: [] };
};
export const useActiveDocContext = (): object => ({
  activeVersion: data.versions[0],
  activeDoc: useActiveDoc(),
  alternateDocVersions: {},
});
export const useDoc = (): object => {
  const doc = useActiveDoc();
  return { metadata: doc ?? {}, frontMatter: {}, assets: {}, toc: [], contentTitle: doc?.title };
};
export const useAllDocsData = (): Readonly<Record<string, typeof data>> => ({ default: data });
export const useDocsData = (): typeof data => data;
export const useVersions = (): typeof data.versions => data.versions;
export const useLatestVersion = (): object | undefined => data.versions[0];
export const useActiveVersion = (): object | undefined => data.versions[0];
export const useActivePlugin = (): object => ({ pluginId: 'default', pluginData: data });
export const useActivePluginAndVersion = (): object => ({
  activePlugin: useActivePlugin(),
  activeVersion: data.versions[0],
});
export const useDocVersionSuggestions = (): object => ({ latestVersionSuggestion: data.versions[0] });
export const useDocsPreferredVersion = (): object => ({
  preferredVersion: null,
  savePreferredVersionName: () => undefined,
});
export const useDocsVersionCandidates = (): readonly object[] => data.versions;
export const useSidebarBreadcrumbs = (): null => null;
export const useCurrentSidebarCategory = (): object => ({ type: 'category', label: '', items: [] });
export const useCurrentSidebarSiblings = (): readonly [] => [];
export const useDocsContextualSearchTags = (): readonly string[] => [];
export const isDocsPluginEnabled = true;
