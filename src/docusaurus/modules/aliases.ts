import path from 'node:path';
import { z } from 'zod';

const list = z.array(z.unknown());
const alias = z.record(z.string(), z.unknown()).catch({});
const withAlias = z.looseObject({ alias: alias.default({}) }).catch({ alias: {} });
const webpackConfig = z.looseObject({ resolve: withAlias.optional() }).catch({});

/** A plugin that a configuration has written out, as far as it changes names of modules. */
const inlinePlugin = z.looseObject({ configureWebpack: z.unknown() });
const isFunction = (value: unknown): value is (...args: readonly unknown[]) => unknown => typeof value === 'function';

/** Names that a tree gives to its modules by plugins → where these are. Packages that the site has are not renamed. */
export function aliasesOf(plugins: readonly unknown[], root: string): Record<string, string> {
  const found = plugins.map((entry): Record<string, unknown> => {
    const [plugin, options] = list.parse(Array.isArray(entry) ? entry : [entry]);
    if (typeof plugin === 'string' && plugin.includes('module-alias')) return withAlias.parse(options).alias;
    return isFunction(plugin) ? aliasesOfFunction(plugin, options, root) : {};
  });
  const all = found.flatMap((one) => Object.entries(one));
  return Object.fromEntries(
    all.flatMap(([name, target]) =>
      typeof target === 'string' && !target.includes(`${path.sep}node_modules${path.sep}`)
        ? [[name, path.resolve(root, target)]]
        : [],
    ),
  );
}

/** What a function among the plugins changes; nothing when it needs more of Docusaurus than there is here. */
function aliasesOfFunction(
  plugin: (...args: readonly unknown[]) => unknown,
  options: unknown,
  root: string,
): Record<string, unknown> {
  try {
    const { configureWebpack } = inlinePlugin.parse(plugin({ siteDir: root, siteConfig: {} }, options ?? {}));
    const config = isFunction(configureWebpack) ? configureWebpack({}, false, {}) : {};
    return webpackConfig.parse(config).resolve?.alias ?? {};
  } catch {
    return {};
  }
}
