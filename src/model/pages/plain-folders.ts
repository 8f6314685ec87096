import { publishing } from '../../publishing';

/** The folder of pages outside of docs and blog that holds a file, and the address that its pages are below. */
export function plainFolderOf(
  file: string,
  folders = publishing.plainFolders,
): { readonly folder: string; readonly base: string } | undefined {
  const [found] = Object.entries(folders).filter(([folder]) => file.startsWith(`${folder}/`));
  return found && { folder: found[0], base: found[1] };
}
