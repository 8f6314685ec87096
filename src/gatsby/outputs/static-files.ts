import { cp } from 'node:fs/promises';
import path from 'node:path';
import { belowContent, contentDir } from '../../content/content-dir';
import { filesOfTree } from '../../content/files/file-in-tree';

const folder = path.join(contentDir, 'static');

let known: readonly string[] | undefined;

/** Files that the content tree wants served as they are, as paths below `public`. A build lists them once. */
export const staticFiles = (): readonly string[] =>
  (known ??= filesOfTree(contentDir, 'static').files.map((file) => belowContent(file, folder)));

/** Copies them. The rules of the tree for hosts are replaced later by those that follow from its data. */
export async function publishStatic(publicDir: string): Promise<void> {
  for (const file of staticFiles())
    await cp(path.join(folder, file), path.join(publicDir, file), { dereference: true });
}
