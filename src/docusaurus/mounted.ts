import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { originFile, originSchema } from '../content/origin';

const mounted = originSchema.extend({
  kind: z.literal('docusaurus'),
  /** Code of a further language; absent for that of the originals. */
  currentLocale: z.string().optional(),
  /** Names that plugins of the tree give to its modules → where these are. */
  aliases: z.record(z.string(), z.string()),
  /** Style sheets that the configuration gives to all pages. */
  customCss: z.array(z.string()),
  /** Whether `src/theme/Root` is around its pages. */
  hasRoot: z.boolean().default(false),
  /** Whether packages that are not installed leave a note on pages instead of stopping the build. */
  allowsGaps: z.boolean(),
  /** Whether its configuration makes redirects of the addresses that the site has in the end. */
  redirectsRoutes: z.boolean(),
  /** Whether its plugins do something after the build. */
  runsPostBuild: z.boolean(),
  /** Whether its plugins change style sheets. */
  changesSheets: z.boolean(),
});

/** What `origin.json` says of a tree that was made for Docusaurus. */
export type Mounted = z.infer<typeof mounted>;

/** What the mount of a tree has written down; undefined for a folder that holds no such tree. */
export function readMounted(contentDir: string): Mounted | undefined {
  const file = path.join(contentDir, originFile);
  return existsSync(file) ? mounted.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}
