import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { realPath } from '../../content/files/paths';
import { packageFolders } from '../modules/read-sheet';
import type { ChangedSheet } from '../modules/read-sheet';
import { isStub } from '../config/missing-packages';
import { isFunction } from '../config/run-module';

/** What we use of the package `postcss`. */
type PostCss = (plugins: readonly unknown[]) => {
  process(
    css: string,
    from: { readonly from: string },
  ): PromiseLike<{ readonly css: string; readonly messages: unknown }>;
};

const messages = z.array(z.looseObject({ type: z.string(), file: z.string().optional(), dir: z.string().optional() }));

/**
 * How plugins of the tree at `root` change style sheets by PostCSS, which its packages bring; `undefined` if they do not, or if one of these packages is
 * not installed. Call it inside of `runInTree`.
 */
export function postCssOf(
  plugins: readonly { readonly hooks: Readonly<Record<string, unknown>> }[],
  root: string,
): ((css: string, file: string) => Promise<ChangedSheet>) | undefined {
  const load = createRequire(path.join(root, 'package.json'));
  const start: { readonly plugins: unknown } = { plugins: [] };
  const { plugins: written } = plugins.reduce((options, { hooks }) => {
    const changed: unknown = isFunction(hooks.configurePostCss)
      ? Reflect.apply(hooks.configurePostCss, hooks, [options])
      : options;
    return typeof changed === 'object' && changed !== null && 'plugins' in changed ? changed : options;
  }, start);
  const steps = stepsOf(written, (name) => load(name));
  const postcss = steps.length === 0 ? undefined : loadPostCss(root);
  // Each step works on the result of the one before, so a part of them would make a broken sheet.
  if (!isPostCss(postcss) || steps.some(isStub)) return undefined;
  return async (css, file) => {
    const made = await postcss(steps).process(css, { from: file });
    const known = messages.catch([]).parse(made.messages);
    return {
      css: made.css,
      files: known.flatMap((message) => (message.type === 'dependency' ? (message.file ?? []) : [])),
      folders: known.flatMap((message) => (message.type === 'dir-dependency' ? (message.dir ?? []) : [])),
    };
  };
}

const isPostCss = (value: unknown): value is PostCss => isFunction(value) && !isStub(value);

/** Docusaurus depends on PostCSS, which some package managers only show to it. */
function loadPostCss(root: string): unknown {
  const docusaurus = packageFolders(root).map((folder) => path.join(folder, '@docusaurus/core/package.json'));
  const real = docusaurus.map(realPath).find((file) => file !== undefined);
  const load = createRequire(real ?? path.join(root, 'package.json'));
  return load('postcss');
}

/** Plugins of PostCSS in all forms that its loader knows: functions and objects, or names with options. */
function stepsOf(written: unknown, load: (name: string) => unknown): readonly unknown[] {
  return entriesOf(written).flatMap(([plugin, options]): unknown[] => {
    if (options === false || !plugin) return [];
    if (typeof plugin !== 'string') return [isFunction(plugin) && options !== undefined ? plugin(options) : plugin];
    const loaded = load(plugin);
    return [isFunction(loaded) ? loaded(options) : loaded];
  });
}

/** A list, whose entries may have options beside them, or an object of options by name. */
const entriesOf = (written: unknown): (readonly unknown[])[] =>
  Array.isArray(written)
    ? written.map((entry: unknown): readonly unknown[] => (Array.isArray(entry) ? entry : [entry]))
    : Object.entries(Object(written) as object);
