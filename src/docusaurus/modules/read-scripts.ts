import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { Plugin } from 'esbuild';

/**
 * How esbuild has to read a script whose name promises no TypeScript. Docusaurus accepts types in all scripts. Those that are JavaScript
 * are read as such, because TypeScript drops imports that nothing uses.
 */
export async function loaderOfScript(code: string): Promise<'jsx' | 'tsx'> {
  const isReadAs = async (loader: 'jsx' | 'tsx'): Promise<boolean> =>
    transform(code, { loader }).then(
      () => true,
      () => false,
    );
  return !(await isReadAs('jsx')) && (await isReadAs('tsx')) ? 'tsx' : 'jsx';
}

/** How a module asks for the address of a file or of a worker, as webpack knows it. An address of another site is none. */
const asked = /\bnew\s+URL\(\s*(['"])(?![a-z][a-z\d+.-]*:|\/\/)([^'"\n]+)\1\s*,\s*import\.meta\.url\s*,?\s*\)/gi;

/** The code with such files as imports, which esbuild follows. Of what is no script, only the place is asked. */
function withUrlsAsImports(code: string, folder: string): string {
  return code.replace(asked, (_, _quote, name: string) => {
    // webpack looks beside the module first.
    const isBeside = !/^[./@]/.test(name) && existsSync(path.join(folder, name));
    const isScript = /\.[cm]?[jt]sx?$/.test(name);
    return `import(${JSON.stringify(`${isBeside ? './' : ''}${name}${isScript ? '' : '?raw'}`)})`;
  });
}

/** A plugin of esbuild that reads modules of a tree as Docusaurus does, and follows them to these files. */
export const followUrls: Plugin = {
  name: 'addresses of files',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path: file }) => {
      const contents = withUrlsAsImports(readFileSync(file, 'utf8'), path.dirname(file));
      const ofName = /\.tsx$/.test(file) ? 'tsx' : /\.[cm]?ts$/.test(file) ? 'ts' : undefined;
      return { contents, loader: ofName ?? (await loaderOfScript(contents)) };
    });
  },
};
