import { z } from 'zod';
import { codeName, description, docId, postAddress, release, slug } from './parts';

/** Parts of the project in which something can go away. */
export const deprecationAreas = [
  'core',
  'config entries',
  'entities',
  'frontend',
  'helpers',
  'supervisor',
  'translations',
] as const;

const deprecation = z.strictObject({
  id: slug,
  /** What goes away: names as code writes them, or words where there is no name. */
  what: z.array(codeName).min(1),
  /** What to use instead; absent when nothing replaces it. */
  replacedBy: z.array(codeName).min(1).optional(),
  title: z.string().min(1),
  area: z.enum(deprecationAreas),
  announced: z.iso.date(),
  /** Address of the post that announces it, where the site has that post. */
  post: postAddress.optional(),
  /** Posts that announced the same before, when no release was set. */
  earlierPosts: z.array(postAddress).min(1).optional(),
  /** Absent while no release is set. */
  removedIn: release.optional(),
  /** Ids of the pages whose subject is affected; each shows a banner. */
  docs: z.array(docId).default([]),
  description,
});

/** `data/deprecations.yml`. */
export const deprecationsFile = z.strictObject({
  doc: docId,
  /** The newest release. What it and earlier ones removed stands in the calendar, but has no banner any more. */
  currentRelease: release,
  deprecations: z.array(deprecation),
});

export type Deprecations = z.infer<typeof deprecationsFile>;
export type Deprecation = z.infer<typeof deprecation>;
