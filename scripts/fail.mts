import { existsSync } from 'node:fs';
import path from 'node:path';

/** Ends a command that cannot do what it was asked, and says why and what to do. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends a command that needs a built site, if the folder has none. */
export function needSite(folder: string): void {
  if (!existsSync(path.resolve(folder, '404.html')))
    fail(`There is no built site in \`${folder}\`. \`npm run build\` builds one into \`public\`.`);
}
