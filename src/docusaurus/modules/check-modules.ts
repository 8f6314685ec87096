import { build } from 'esbuild';
import type { Loader, Message } from 'esbuild';
import { withSlashes } from '../../content/files/paths';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import type { ModuleUse } from '../../model/types';
import { submoduleRemedy, missingModuleOf } from './missing-modules';
import { followUrls, resolveModules } from './resolve-modules';
import { reportRemoteStyles } from './remote-styles';

/** Endings of files that modules may import for their address, as in Docusaurus, and that Gatsby has no loader for. */
export const onlyInDocusaurus = 'avi,doc,docx,m4v,mkv,mov,mpeg,mpg,rar,vob,wmv,xls,xlsx,zip'.split(',');

/** Endings of files that modules import and that are no modules. */
const assets = [
  ...'avif,gif,ico,jpeg,jpg,png,svg,webp'.split(','),
  ...'eot,otf,ttf,woff,woff2'.split(','),
  ...'aac,flac,m4a,mp3,mp4,oga,ogv,wav,webm'.split(','),
  ...'csv,md,mdx,pdf,txt,vtt,yaml,yml'.split(','),
  ...onlyInDocusaurus,
];

const loader = Object.fromEntries(assets.map((ending): [string, Loader] => [`.${ending}`, 'empty']));

/** An import of a page, and the file of the page. */
type PageModule = ModuleUse & { readonly file: string };

/** Problems of the modules of a tree, and the names of missing modules, which need stubs. */
interface ModuleCheck {
  readonly problems: readonly Problem[];
  readonly missing: readonly string[];
}

type CheckedTree = Parameters<typeof resolveModules>[0] & {
  readonly allowsGaps: boolean;
  /** Whether it may have components of a theme that this site does not have. */
  readonly hasFurtherThemes?: boolean;
};

/**
 * Follows the imports of all pages of the tree at `root`, which is mounted at `contentDir`, through its modules, as the bundler will, and
 * reports what it would stop at: modules that are not there or cannot be read, and packages that are not installed, unless the tree may lack
 * some.
 */
export async function checkModules(uses: readonly PageModule[], tree: CheckedTree): Promise<ModuleCheck> {
  const { root } = tree;
  if (uses.length === 0) return { problems: [], missing: [] };
  const noted: Problem[] = [];
  const { errors } = await build({
    stdin: { contents: uses.map(({ module }) => `import ${JSON.stringify(module)};`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    // Any pack will do; the build chooses that of the language.
    alias: { 'search-language-pack': 'lunr-languages/lunr.de' },
    ...{ bundle: true, write: false, outdir: root, logLevel: 'silent', logLimit: 0, jsx: 'automatic', loader },
    tsconfigRaw: {},
    plugins: [reportRemoteStyles(root, noted), followUrls, resolveModules(tree)],
  }).catch((error: unknown) => ({ errors: messagesOf(error) }));
  const missing = errors.flatMap((message) => missingModuleOf(message.detail) ?? []);
  const wrong = errors.filter(({ detail }) => missingModuleOf(detail)?.kind !== 'generated');
  const problems = wrong.filter(isFirstOfTheme()).map((message) => problemOf(message, uses, tree));
  const inOrder = noted.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { problems: [...problems, ...inOrder], missing: [...new Set(missing.map(({ name }) => name))].sort() };
}

/** What esbuild complains of; any other failure is not about the tree. */
function messagesOf(error: unknown): readonly Message[] {
  if (error instanceof Error && 'errors' in error && Array.isArray(error.errors)) return error.errors as Message[];
  throw error;
}

const isOfTheme = (name: string): boolean => /^@theme(?:-original|-init)?\//.test(name);

/** Passes over what was said of a component of a theme already, which hundreds of generated pages may import. */
function isFirstOfTheme(): (message: Message) => boolean {
  const known = new Set<string>();
  return ({ detail }) => {
    const name = missingModuleOf(detail)?.name ?? '';
    if (!isOfTheme(name)) return true;
    const isFirst = !known.has(name);
    known.add(name);
    return isFirst;
  };
}

const missingRemedy =
  'If a script of the tree makes the file, run it (see `scripts` in its package.json), or build with `--lenient`. Otherwise, fix the import.';

function problemOf(
  { text, location, detail }: Message,
  uses: readonly PageModule[],
  { root, allowsGaps, hasFurtherThemes = false }: CheckedTree,
): Problem {
  const { file = '', line = 1, column = 0 } = location ?? {};
  const use = file === '<stdin>' ? uses[line - 1] : undefined;
  const at = use
    ? { file: use.partial ?? use.file, line: use.line, column: use.column }
    : { file: withSlashes(file), line, column: column + 1 };
  const missing = missingModuleOf(detail);
  const unreadable = { ...at, what: `The module cannot be read: ${text}` };
  if (!missing) return { ...unreadable, remedy: 'Fix the module, or remove its import.' };
  if (missing.kind === 'file') {
    const problem = { ...unreadable, remedy: submoduleRemedy(root) ?? missingRemedy };
    return allowsGaps ? asWarning(problem) : problem;
  }
  if (missing.kind === 'docusaurus') {
    const why =
      hasFurtherThemes && isOfTheme(missing.name)
        ? 'of a theme or plugin is not supported'
        : 'of Docusaurus has no counterpart here';
    const what = `\`${missing.name}\` ${why}, so a note stands in its place.`;
    return asWarning({ ...at, what, remedy: 'Import something else, or leave it out.' });
  }
  const what = `The package \`${missing.name}\` is not installed.`;
  const remedy = 'Run `npm install` in the tree, or build with `--lenient`, which shows a note in its place.';
  return allowsGaps ? asWarning({ ...at, what, remedy }) : { ...at, what, remedy };
}
