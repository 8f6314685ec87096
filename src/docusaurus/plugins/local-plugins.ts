import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { reasonOf } from '../../content/tree-error';
import type { DocusaurusConfig } from '../config/config-schema';
import { standards } from '../config/site-config';
import type { UnsupportedSettings } from '../unsupported-settings';
import { isStub, noteMissing } from '../config/missing-packages';
import { currentLocale, findModule, isFunction, runInTree } from '../config/run-module';
import { postCssOf } from './post-css';
import type { Json } from '../../model/types';

/** What Docusaurus tells each plugin of the site of the tree at `root`, which is built into `outDir`. */
export function contextOf(config: DocusaurusConfig, root: string, outDir: string) {
  const siteConfig = { ...standards, ...config };
  const i18n = { ...standards.i18n, ...config.i18n };
  const { defaultLocale = 'en' } = i18n;
  const locale = currentLocale() ?? defaultLocale;
  return {
    ...{ siteDir: root, siteConfig, baseUrl: siteConfig.baseUrl ?? '/', outDir },
    siteConfigPath: findModule(root, 'docusaurus.config') ?? path.join(root, 'docusaurus.config.js'),
    generatedFilesDir: path.join(root, '.docusaurus'),
    localizationDir: path.join(root, i18n.path, locale),
    i18n: { ...i18n, currentLocale: locale },
    codeTranslations: {},
  };
}

/** What we use of a schema of Joi, which Docusaurus has its plugins describe their options with. */
interface Schema {
  validate(options: object, how: { readonly convert: boolean }): { readonly value?: unknown; readonly error?: Error };
}

const record = z.looseObject({}).catch({});
const named = z.looseObject({ id: z.string().catch('default') }).catch({ id: 'default' });

/** The options that Docusaurus gives to a plugin: with an id and, if the plugin validates them, as that returns them. */
function optionsOf(plugin: object, written: unknown): unknown {
  const options = named.parse(written);
  const check: unknown = 'validateOptions' in plugin ? plugin.validateOptions : undefined;
  if (!isFunction(check)) return options;
  return check({ validate, options: written ?? {} });
}

/** The id belongs to Docusaurus, so schemas of plugins do not know it. Without the package that makes schemas, options stay as they are written. */
function validate(schema: Schema, written: unknown): object {
  const { id, ...options } = named.parse(written);
  if (isStub(schema)) return { ...options, id };
  const { value, error } = schema.validate(options, { convert: false });
  if (error) throw error;
  return { ...record.parse(value), id };
}

/** A plugin that a tree brings as a function, or as the file of a module: what it does, by the names that Docusaurus has for that. */
export interface LocalPlugin {
  readonly name: string;
  /** Tells instances of one plugin apart. */
  readonly id: string;
  readonly hooks: Readonly<Record<string, unknown>>;
}

/** What an entry of `plugins` names; it may have options beside that. */
const namedBy = (entry: unknown): unknown => (Array.isArray(entry) ? entry[0] : entry);

/** Whether an entry of `plugins` is a plugin that this tree has written, which may be run. */
export function isLocal(entry: unknown): boolean {
  const named = namedBy(entry);
  if (typeof named !== 'string') return isFunction(named) && !isStub(named);
  return (named.startsWith('.') || path.isAbsolute(named)) && !/[\\/]node_modules[\\/]/.test(named);
}

/**
 * Makes the plugins that the tree at `root`, whose site is built into `outDir`, has written, as Docusaurus does before it builds. Those that fail are noted. Call it inside of
 * `runInTree`.
 */
export async function makePlugins(
  config: DocusaurusConfig,
  { root, outDir }: { readonly root: string; readonly outDir: string },
  unsupported: UnsupportedSettings,
): Promise<LocalPlugin[]> {
  const context = contextOf(config, root, outDir);
  const made: LocalPlugin[] = [];
  for (const entry of config.plugins.filter(isLocal)) {
    const plugin = namedBy(entry);
    const options: unknown = Array.isArray(entry) ? entry[1] : undefined;
    const name = isFunction(plugin) ? plugin.name || 'a plugin written as a function' : String(plugin);
    try {
      const make: unknown = isFunction(plugin) ? plugin : createRequire(path.join(root, 'docusaurus.config.js'))(name);
      const hooks: unknown = isFunction(make) ? await make(context, optionsOf(make, options)) : make;
      if (typeof hooks !== 'object' || hooks === null) continue;
      const { id } = named.parse(options);
      made.push({ name: 'name' in hooks ? String(hooks.name) : name, id, hooks: { ...hooks } });
    } catch (error) {
      unsupported.add(name, `is not run because it fails: ${causeOf(error)}`);
    }
  }
  return made;
}

/** A reason within a sentence. */
const causeOf = (error: unknown): string => reasonOf(error).replace(/\.$/, '');

/** Notes what plugins would do and cannot do here. */
export function noteUnsupported(plugins: readonly LocalPlugin[], unsupported: UnsupportedSettings): void {
  for (const { name, hooks } of plugins)
    for (const [hook, value] of Object.entries(hooks))
      if (isFunction(value) && !supported.has(hook))
        unsupported.add(
          `${name}: ${hook}`,
          hook === 'configureWebpack' ? 'is only read for aliases of modules' : undefined,
        );
}

/** What is done, and what only matters to the commands of Docusaurus. */
const supported = new Set([
  ...['postBuild', 'configurePostCss', 'loadContent', 'contentLoaded'],
  ...['getPathsToWatch', 'extendCli'],
]);

/** The plugins that the tree at `root` has written, and what they tell components. What they do without effect, and packages that they need, are noted. */
export async function readLocalPlugins(
  config: DocusaurusConfig,
  root: string,
  unsupported: UnsupportedSettings,
  allowsGaps: boolean,
): Promise<{ readonly plugins: readonly LocalPlugin[]; readonly globalData: GlobalData }> {
  const missing: string[] = [];
  const outDir = path.resolve('public');
  const read = await runInTree(root, missing, allowsGaps, async () => {
    const made = await makePlugins(config, { root, outDir }, unsupported);
    try {
      postCssOf(made, root);
    } catch (error) {
      unsupported.add('configurePostCss', `fails: ${causeOf(error)}`);
    }
    return { plugins: made, globalData: await readGlobalData(made, unsupported) };
  });
  noteMissing(missing, unsupported);
  noteUnsupported(read.plugins, unsupported);
  return read;
}

/** What plugins tell components (`useGlobalData`): name of the plugin → id of the instance → data. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, Json>>>>;

/**
 * Lets plugins load their content and hand on what components may read. Pages that they add (`addRoute`) are noted, and a plugin that
 * fails is noted with the reason. Call it inside of `runInTree`.
 */
export async function readGlobalData(
  plugins: readonly LocalPlugin[],
  unsupported: UnsupportedSettings,
): Promise<GlobalData> {
  const all: Record<string, Record<string, Json>> = {};
  for (const { name, id, hooks } of plugins) {
    if (!isFunction(hooks.contentLoaded)) continue;
    const actions = {
      setGlobalData: (data: unknown) => void ((all[name] ??= {})[id] = asJson.parse({ data }).data),
      addRoute: () => unsupported.add(`${name}: addRoute`),
      createData: () => Promise.resolve(''),
    };
    try {
      const content: unknown = isFunction(hooks.loadContent) ? await Reflect.apply(hooks.loadContent, hooks, []) : null;
      await Reflect.apply(hooks.contentLoaded, hooks, [{ content, actions, allContent: {} }]);
    } catch (error) {
      unsupported.add(`${name}: contentLoaded`, `fails: ${causeOf(error)}`);
    }
  }
  return all;
}

/** Data as a bundle has it: without functions, and without keys whose value is undefined. */
const asJson = z
  .object({ data: z.unknown() })
  .transform((value): unknown => JSON.parse(JSON.stringify(value)))
  .pipe(z.object({ data: z.json().default(null) }));

const list = z.array(z.unknown());
const alias = z.record(z.string(), z.unknown()).catch({});
const withAlias = z.looseObject({ alias: alias.default({}) }).catch({ alias: {} });
const webpackConfig = z.looseObject({ resolve: withAlias.optional() }).catch({});

/** Names that a tree gives to its modules by plugins → where these are. Packages that the site has are not renamed. */
export function aliasesOf(
  plugins: readonly unknown[],
  local: readonly LocalPlugin[],
  root: string,
): Record<string, string> {
  const named = plugins.map((entry): Record<string, unknown> => {
    const [plugin, options] = list.parse(Array.isArray(entry) ? entry : [entry]);
    return typeof plugin === 'string' && plugin.includes('module-alias') ? withAlias.parse(options).alias : {};
  });
  const all = [...named, ...local.map(aliasesOfPlugin)].flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    all.flatMap(([name, target]) =>
      typeof target === 'string' && !target.includes(`${path.sep}node_modules${path.sep}`)
        ? [[name, path.resolve(root, target)]]
        : [],
    ),
  );
}

/** What a plugin changes; nothing when it needs more of the bundler than there is here. */
function aliasesOfPlugin({ hooks: { configureWebpack } }: LocalPlugin): Record<string, unknown> {
  try {
    const config = isFunction(configureWebpack) ? configureWebpack({}, false, {}) : {};
    return webpackConfig.parse(config).resolve?.alias ?? {};
  } catch {
    return {};
  }
}
