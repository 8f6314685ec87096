import { cp } from 'node:fs/promises';
import path from 'node:path';
import { belowContent } from '../../content/files/paths';
import { builtTree } from '../built-tree';
import { filesOfTree } from '../../content/files/file-in-tree';

const folder = (): string => path.join(builtTree().contentDir, 'static');

let known: readonly string[] | undefined;

/** Files that the content tree wants served as they are, as paths below `public`. A build lists them once. */
export const staticFiles = (): readonly string[] =>
  (known ??= filesOfTree(builtTree().contentDir, 'static', builtTree().config).files.map((file) =>
    belowContent(file, folder()),
  ));

/** Copies them. The rules of the tree for hosts are replaced later by those that follow from its data. */
export async function publishStatic(publicDir: string): Promise<void> {
  for (const file of staticFiles())
    await cp(path.join(folder(), file), path.join(publicDir, file), { dereference: true });
}
