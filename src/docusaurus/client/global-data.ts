import globalData from '@generated/globalData';
import { useAllDocsData } from './docs-hooks';

type PluginData = Readonly<Record<string, unknown>>;

/** `@docusaurus/useGlobalData`: data of the docs, and of the plugins that the tree has written. */
export default function useGlobalData(): Readonly<Record<string, PluginData>> {
  return { ...globalData, 'docusaurus-plugin-content-docs': useAllDocsData() };
}

/** Data of all instances of a plugin. */
export const useAllPluginInstancesData = (plugin: string): PluginData | undefined => useGlobalData()[plugin];

/** Data of one instance of a plugin. */
export const usePluginData = (plugin: string, id = 'default'): unknown => useGlobalData()[plugin]?.[id];
