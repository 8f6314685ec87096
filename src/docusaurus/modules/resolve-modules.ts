import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import type { OnLoadResult, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { transform } from 'esbuild';
import { reasonOf } from '../../content/tree-error';
import { compileSass, isMissingModule } from './read-sheet';
import { blogOfRecentPosts } from './missing-modules';
import type { MissingModule } from './missing-modules';
import { clientFolder, coreModules, themeModules } from './our-modules';

/** A tree, and the folder that it is mounted at, in which its parts have our names. */
interface Tree {
  readonly root: string;
  readonly contentDir: string;
  /** Names that plugins give to modules of the tree → where these are. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The part of a request that names a file: without loaders in front and without a query. */
const fileOf = (request: string): string => request.slice(request.lastIndexOf('!') + 1).replace(/\?.*$/, '');

/** Folders that paths with a slash in front are below, as in Docusaurus: the static files, and the tree. */
export const rootsOf = ({ root, contentDir }: Pick<Tree, 'root' | 'contentDir'>): string[] => [
  path.join(contentDir, 'static'),
  root,
];

/** Packages by whose hooks pages find the router of Docusaurus, which this site has not. */
export const routers = ['react-router-dom', 'react-router'];

/** Folders in which a module under a name of Docusaurus may be; `undefined` for other names. */
function placesOf(asked: string, tree: Tree): string[] | undefined {
  const { root, contentDir, aliases } = tree;
  // What editors complete the names of hooks with.
  const named = asked.replace(/^@docusaurus\/core\/lib\/client\/exports\//, '@docusaurus/');
  const request = routers.includes(named) ? '@docusaurus/router' : named;
  if (request.startsWith('/')) return [...rootsOf(tree).map((folder) => folder + request), request];
  const renamed = Object.keys(aliases).find((name) => request === name || request.startsWith(`${name}/`));
  if (renamed !== undefined) return [(aliases[renamed] ?? '') + request.slice(renamed.length)];
  const [, scope = '', rest = ''] =
    /^@(site|theme|theme-original|theme-init|docusaurus|generated)\/(.*)$/.exec(request) ?? [];
  if (scope === '') return undefined;
  if (scope === 'generated') return rest === 'docusaurus.config' ? [path.join(clientFolder, 'context')] : [];
  // A mounted tree has files of ours in a folder of this name.
  if (scope === 'site') return [path.join(rest.startsWith('data/') ? root : contentDir, rest), path.join(root, rest)];
  const { file } = (scope === 'docusaurus' ? coreModules : themeModules).get(rest) ?? {};
  return [...(scope === 'theme' ? [path.join(root, 'src/theme', rest)] : []), ...(file === undefined ? [] : [file])];
}

/** A plugin of esbuild that finds modules where the bundler of the site finds them, and enters those of the tree only. */
export const resolveModules = (tree: Tree): Plugin => ({
  name: 'modules of a tree',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (args) => (args.pluginData === inner ? undefined : resolve(args, tree, build)));
    build.onLoad({ filter: /\.s[ac]ss$/ }, ({ path: file }) => loadSass(file, tree.root));
  },
});

/** Some of ours are parts of the site. */
const ours = new Set([...themeModules].flatMap(([, { file, main }]) => (main === undefined ? [] : [file])));

/** Skips packages and the modules of this site, but for the one that imports modules of the tree. */
const isOfTree = (file: string): boolean =>
  !file.includes(`${path.sep}node_modules${path.sep}`) &&
  (!file.startsWith(clientFolder + path.sep) || file === mdxComponents) &&
  !ours.has(file.replace(/\.\w+$/, ''));

const mdxComponents = path.join(clientFolder, 'MDXComponents.tsx');

/** Whether a request asks for the text of a file, which runs nothing. */
const isText = (request: string): boolean => /\?raw$|\braw-loader\b.*!/.test(request);

/** Marks a question of this plugin to esbuild itself. */
const inner = Symbol('inner');

async function resolve(args: OnResolveArgs, tree: Tree, build: PluginBuild): Promise<OnResolveResult> {
  const isStyle = args.kind === 'url-token' || args.kind === 'import-rule';
  if (isStyle && /^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(args.path)) return { external: true };
  const request = isStyle ? args.path.replace(/^~/, '').replace(/[?#].*$/, '') : fileOf(args.path);
  const { kind, importer } = args;
  const at = async (name: string, resolveDir: string): Promise<OnResolveResult | undefined> => {
    const found = await build.resolve(name, { kind, resolveDir, importer, pluginData: inner });
    if (found.errors.length > 0) return undefined;
    return { path: found.path, external: found.external || !isOfTree(found.path) || isText(args.path) };
  };
  const places = placesOf(request, tree);
  for (const place of places ?? []) {
    const found = await at(place, tree.root);
    if (found) return found;
  }
  const found = places ? undefined : ((await at(request, args.resolveDir)) ?? (await at(request, path.resolve())));
  if (found) return found;
  const name = fileOf(args.path);
  const missing = (kindOfGap: MissingModule['kind'], text: string): OnResolveResult => ({
    errors: [{ text, detail: { kind: kindOfGap, name } satisfies MissingModule }],
  });
  if (blogOfRecentPosts(name) !== undefined) return missing('generated', 'the build writes it.');
  if (request.startsWith('.') || path.isAbsolute(request) || request.startsWith('@site/')) {
    const text = `the file \`${request}\` does not exist.`;
    return isStyle ? { errors: [{ text }] } : missing('file', text);
  }
  return missing(places ? 'docusaurus' : 'package', `nobody has \`${request}\`.`);
}

function loadSass(file: string, root: string): OnLoadResult {
  try {
    compileSass(file, root);
    // Without contents, esbuild would ask the next plugin.
    return { contents: '', loader: 'empty' };
  } catch (error) {
    if (!isMissingModule(error)) return { errors: [{ text: reasonOf(error) }] };
    const detail: MissingModule = { kind: 'package', name: 'sass' };
    return { errors: [{ text: 'Sass is not installed.', detail }] };
  }
}

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
