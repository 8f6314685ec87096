import path from 'node:path';
import { z } from 'zod';
import { parse } from 'yaml';
import type { FolderTraits } from '../../model/navigation/sidebar-items';
import type { Notes } from '../notes';
import { convertCategoryLink } from './sidebars';

const traits = z.looseObject({
  label: z.string().min(1).optional().catch(undefined),
  position: z.number().optional().catch(undefined),
  collapsed: z.boolean().optional().catch(undefined),
  collapsible: z.boolean().optional().catch(undefined),
  link: z.unknown().optional(),
});
const known = new Set(['label', 'position', 'collapsed', 'collapsible', 'link', 'className', 'key', 'description']);

/** Files `_category_.json|yml` by their path below the docs → traits of folders. JSON is YAML too. */
export function convertFolders(files: ReadonlyMap<string, string>, notes: Notes): Record<string, FolderTraits> {
  return Object.fromEntries(
    [...files].map(([file, content]) => {
      const parsed = traits.catch({ link: undefined }).parse(parse(content) ?? {});
      for (const key of Object.keys(parsed)) if (!known.has(key)) notes.add(`${file}: ${key}`);
      const { label, position, collapsed, collapsible, link } = parsed;
      const folder: FolderTraits = {
        ...(label === undefined ? {} : { label }),
        ...(position === undefined ? {} : { position }),
        ...(collapsed === undefined ? {} : { collapsed }),
        ...(collapsible === undefined ? {} : { collapsible }),
        ...convertCategoryLink(link),
      };
      return [path.posix.dirname(file), folder];
    }),
  );
}
