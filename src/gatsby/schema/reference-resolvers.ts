import { z } from 'zod';
import { compareReleases } from '../../model/reference/releases';

interface NodeModel {
  findAll(args: { type: string }): Promise<{ entries: Iterable<unknown> }>;
}
interface Context {
  readonly nodeModel: NodeModel;
}
type Resolver = { resolve: (source: unknown, args: unknown, context: Context) => unknown };

const page = z.object({ id: z.string() });
const ofPage = z.looseObject({ doc: z.string() });
const deprecation = z.looseObject({ docs: z.array(z.string()), removedIn: z.string(), ahead: z.boolean() });

/** The first node of a type that names the page as its own. */
const nodeOfPage = (type: string): Resolver => ({
  resolve: async (source, _args, { nodeModel }) => {
    const { id } = page.parse(source);
    return [...(await nodeModel.findAll({ type })).entries].find((node) => ofPage.parse(node).doc === id) ?? null;
  },
});

/** Ways from a page to the reference data that is about it. */
export const referenceFields: Record<string, Resolver> = {
  entityPlatform: nodeOfPage('EntityPlatform'),
  qualityRule: nodeOfPage('QualityRule'),
  deprecations: {
    resolve: async (source, _args, { nodeModel }) => {
      const { id } = page.parse(source);
      const all = [...(await nodeModel.findAll({ type: 'Deprecation' })).entries].map((node) =>
        deprecation.parse(node),
      );
      return all
        .filter(({ docs, ahead }) => ahead && docs.includes(id))
        .sort((a, b) => compareReleases(b.removedIn, a.removedIn));
    },
  },
};
