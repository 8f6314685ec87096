import type { SiteConfig } from '../../config/site-config';

/** The folder of pages outside of docs and blog that holds a file, and the address that its pages are below. */
export function plainFolderOf(
  file: string,
  { plainFolders }: Pick<SiteConfig, 'plainFolders'>,
): { readonly folder: string; readonly base: string } | undefined {
  const [found] = Object.entries(plainFolders).filter(([folder]) => file.startsWith(`${folder}/`));
  return found && { folder: found[0], base: found[1] };
}
