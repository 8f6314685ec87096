import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { register } from 'tsx/cjs/api';
import { parse } from 'yaml';
import { isBelow, pathBelow } from '../../content/files/paths';
import { TreeError } from '../../content/tree-error';
import type { Problem } from '../../model/problems/problems';
import type { Mounted } from '../mounted';
import { UnsupportedSettings } from '../unsupported-settings';
import { submoduleRemedy } from '../modules/missing-modules';
import { docusaurusConfig } from './config-schema';
import type { DocusaurusConfig } from './config-schema';
import { noteMissing, replaceMissing } from './missing-packages';

/**
 * What a configuration file of the tree at `root` exports, run as JavaScript or TypeScript; functions are called. Packages that are not
 * installed (themes of code, remark plugins) are replaced by stubs and noted, so that a tree can be built here without `npm install`.
 * With `allowsGaps`, so do files that a script of the tree would have to make first.
 */
export async function runModule(
  file: string,
  root: string,
  unsupported: UnsupportedSettings,
  allowsGaps = false,
): Promise<unknown> {
  const missing: string[] = [];
  try {
    if (/\.(?:json|ya?ml)$/.test(file)) return parse(readFileSync(file, 'utf8'));
    return await runInTree(root, missing, allowsGaps, (): unknown => {
      const exported: unknown = createRequire(file)(file);
      const value = isModule(exported) ? exported.default : exported;
      return isFunction(value) ? value() : value;
    });
  } catch (error) {
    throw settingsError(error, root, pathBelow(root, file), missing);
  } finally {
    noteMissing(missing, unsupported);
  }
}

/**
 * Tells code of the tree at `root`, as Docusaurus does, which further language is built; none for that of the originals. Its modules are loaded
 * once more, because they may say something else in each language.
 */
export function setCurrentLocale(root: string, code: string | undefined): void {
  if (code === undefined) delete process.env.DOCUSAURUS_CURRENT_LOCALE;
  else process.env.DOCUSAURUS_CURRENT_LOCALE = code;
  const { cache } = createRequire(path.join(root, 'docusaurus.config.js'));
  for (const file of Object.keys(cache))
    if (isBelow(file, root) && !file.includes('node_modules')) Reflect.deleteProperty(cache, file);
}

/** The further language that is built; none for that of the originals. */
export const currentLocale = (): string | undefined => process.env.DOCUSAURUS_CURRENT_LOCALE;

const isModule = (value: unknown): value is { default: unknown } =>
  typeof value === 'object' && value !== null && 'default' in value;

/**
 * Runs code of the tree at `root` as Docusaurus does: in its folder, with TypeScript, and with something in the place of packages that are not
 * installed. Their names are added to `missing`.
 */
export async function runInTree<T>(
  root: string,
  missing: string[],
  allowsGaps: boolean,
  run: () => T,
): Promise<Awaited<T>> {
  const unregister = register();
  const putBack = replaceMissing(root, missing, allowsGaps);
  const { stackTraceLimit } = Error;
  // The line at fault is behind those of the loaders.
  Error.stackTraceLimit = 50;
  process.setSourceMapsEnabled(true);
  // A configuration may read files by their paths from the folder of the tree.
  const folder = process.cwd();
  process.chdir(root);
  try {
    return await run();
  } finally {
    process.chdir(folder);
    process.setSourceMapsEnabled(false);
    Error.stackTraceLimit = stackTraceLimit;
    putBack();
    unregister();
  }
}

/**
 * The configuration of a mounted tree. It runs once more, because functions cannot be written down when the tree is mounted; what is wrong
 * with it was reported then. Undefined for a tree without.
 */
export async function runConfigAgain({
  root,
  allowsGaps,
  currentLocale: code,
}: Pick<Mounted, 'root' | 'allowsGaps'> & Partial<Pick<Mounted, 'currentLocale'>>): Promise<
  { readonly file: string; readonly config: DocusaurusConfig } | undefined
> {
  setCurrentLocale(root, code);
  const file = findModule(root, 'docusaurus.config');
  if (file === undefined) return undefined;
  const config = docusaurusConfig.parse((await runModule(file, root, new UnsupportedSettings(), allowsGaps)) ?? {});
  return { file, config };
}

/** The first of a name's files that exists: `sidebars` → `…/sidebars.js`. */
export function findModule(root: string, name: string): string | undefined {
  const endings = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'json', 'yml', 'yaml'];
  return endings.map((ending) => path.join(root, `${name}.${ending}`)).find((file) => existsSync(file));
}

type AnyFunction = (...args: readonly unknown[]) => unknown;

/** Whether a value of a configuration is a function, of which the types are unknown. */
export const isFunction = (value: unknown): value is AnyFunction => typeof value === 'function';

/** What was thrown while a file of settings ran, at the innermost line of the tree's own that was running. */
export function settingsError(error: unknown, root: string, file: string, missing: readonly string[]): TreeError {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const what = `The configuration cannot be read: ${message.split('\n')[0] ?? ''}`;
  const packages = missing.map((name) => `\`${name}\``).join(', ');
  const lost = /Cannot find module '([./][^']*)'/.exec(message)?.[1];
  const remedy =
    submoduleRemedy(root) ??
    (lost !== undefined && !lost.includes('node_modules')
      ? 'Run the script of the tree that makes this file (see `scripts` in its package.json), or build with `--lenient`, which does without it.'
      : missing.length === 0
        ? 'Fix the configuration, and check that `npm install` was run in the tree.'
        : `${packages} ${missing.length === 1 ? 'is' : 'are'} not installed. Run \`npm install\` in the tree.`);
  return new TreeError({ ...(placeIn(`${stack}\n${message}`, root) ?? { file, line: 1, column: 1 }), what, remedy });
}

function placeIn(text: string, root: string): Pick<Problem, 'file' | 'line' | 'column'> | undefined {
  for (const line of text.split('\n')) {
    const start = line.indexOf(`${root}/`);
    const [, file, row, column = '1'] = /^([^:()]+):(\d+)(?::(\d+))?/.exec(line.slice(start + root.length + 1)) ?? [];
    if (start >= 0 && file !== undefined && !file.includes('node_modules/'))
      return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}
