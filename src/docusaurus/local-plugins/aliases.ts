import path from 'node:path';
import { z } from 'zod';
import { isFunction } from '../run/run-module';
import type { LocalPlugin } from './make-plugins';

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
