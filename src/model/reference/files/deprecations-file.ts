import { z } from 'zod';
import { isoDate } from '../../pages/front-matter/front-matter';
import { patternsOf } from '../detect-uses';
import { codeName, description, docId, postAddress, release, slug } from './parts';

/** Parts of the project in which something can go away. */
const deprecationAreas = [
  'core',
  'config entries',
  'entities',
  'frontend',
  'helpers',
  'supervisor',
  'translations',
] as const;

const term = String.raw`(?:class [\w*.]+|"[^"]+"|[\w*]+(?:\.[\w*]+)*(?:\[\]| =(?: 0)?|\((?:_|\w+=|"[^"]+"|\w+\(\))\))?)`;

/**
 * What code does, for the tool that looks for it in pasted code. `*` stands for any letters of a name, a dotted name may have more names before it.
 * - `homeassistant.const.TEMP_*`, `hass.helpers`: imports or reads this; `Camera.stream_type`: a class derived from `Camera` defines it
 * - `class LightEntity`: derives from it · `entry.title =`: assigns it · `supported_features = 0`: assigns a number
 * - `f(_)`: calls it with one argument · `f(key=)`, `f("text")`, `f(g())`: with such an argument · `data[]`: reads it by a key
 * - `"/snapshots"`: has this text, in any language
 * - `a with b without c`: does `a`, and somewhere `b`, but nowhere `c`
 */
const pattern = z
  .string()
  .regex(
    new RegExp(`^${term}(?: with(?:out)? ${term})*$`),
    'must be a pattern such as `hass.helpers`, `class LightEntity`, `"text"` or `a without b`',
  );

const deprecation = z.strictObject({
  id: slug,
  what: z
    .array(codeName)
    .min(1)
    .describe('What goes away: names as code writes them, or words where there is no name.'),
  replacedBy: z.array(codeName).min(1).optional().describe('What to use instead; absent when nothing replaces it.'),
  detect: z
    .array(pattern)
    .min(1)
    .optional()
    .describe('How code shows that it is concerned; by default, that it uses one of the names in `what`.'),
  checkByHand: z.literal(true).optional().describe('Whether code can be concerned although no pattern finds it.'),
  title: z.string().min(1).describe('What changes, in a few words.'),
  area: z.enum(deprecationAreas).describe('Who is concerned, by which the calendar is filtered.'),
  announced: isoDate.describe('Day of the announcement, as yyyy-mm-dd.'),
  post: postAddress.optional().describe('Address of the post that announces it, where the site has that post.'),
  earlierPosts: z
    .array(postAddress)
    .min(1)
    .optional()
    .describe('Posts that announced the same before, without a release or for an earlier one.'),
  removedIn: release.optional().describe('Release that removes it; absent while none is set.'),
  docs: z.array(docId).default([]).describe('Ids of the pages whose subject is affected; each shows a banner.'),
  description,
});

/** `data/deprecations.yml`. */
export const deprecationsFile = z.strictObject({
  doc: docId,
  currentRelease: release.describe(
    'The newest release. What it and earlier ones removed stands in the calendar, but has no banner any more.',
  ),
  deprecations: z
    .array(
      deprecation.refine(
        (one) => one.checkByHand ?? (one.detect !== undefined || patternsOf(one).length === one.what.length),
        {
          path: ['what'],
          message: 'has words, which no tool finds in code',
          params: { remedy: 'Add `detect` with patterns, or `checkByHand: true`.' },
        },
      ),
    )
    .describe('What is removed, in any order.'),
});

export type Deprecations = z.infer<typeof deprecationsFile>;
export type Deprecation = z.infer<typeof deprecation>;
