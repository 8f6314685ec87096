import { compareReleases } from '../../model/reference/releases';
import { nodeFrom } from '../nodes/domain-nodes';
import { allOf } from './resolver-context';
import type { Resolver } from './resolver-context';

/** The first node of a type that names the page as its own. */
const nodeOfPage = (type: 'EntityPlatform' | 'QualityRule'): Resolver => ({
  resolve: async (source, _args, { nodeModel }) => {
    const { id } = nodeFrom(source, 'DocPage');
    return (await allOf(nodeModel, type)).find(({ doc }) => doc === id) ?? null;
  },
});

/** Ways from a page to the reference data that is about it. */
export const referenceFields: Record<string, Resolver> = {
  entityPlatform: nodeOfPage('EntityPlatform'),
  qualityRule: nodeOfPage('QualityRule'),
  deprecations: {
    resolve: async (source, _args, { nodeModel }) => {
      const { id } = nodeFrom(source, 'DocPage');
      return (await allOf(nodeModel, 'Deprecation'))
        .filter(({ docs, ahead }) => ahead && docs.includes(id))
        .sort((a, b) => compareReleases(b.removedIn ?? '', a.removedIn ?? ''));
    },
  },
};
