import { z } from 'zod';
import { pathBelow } from '../../content/files/paths';
import { reasonOf, TreeError } from '../../content/tree-error';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { docusaurusConfig } from '../config/config-schema';
import type { Mounted } from '../mounted';
import { Notes } from '../notes';
import { findModule, isFunction, runInTree, runModule, settingsError } from '../config/run-module';
import { contextOf, makePlugins } from './local-plugins';
import { siteAddress } from '../convert/addresses';
import { readPlugins } from '../config/plugins';

/**
 * Runs what the plugins of a tree do after a build into `outDir`, which has these addresses. What fails is a problem, and the others
 * still run. The configuration has to run once more, because a function cannot be written down when the tree is mounted.
 */
export async function runPostBuild(
  { root, allowsGaps, runsPostBuild }: Pick<Mounted, 'root' | 'allowsGaps' | 'runsPostBuild'>,
  outDir: string,
  routes: readonly string[],
): Promise<Problem[]> {
  const file = runsPostBuild ? findModule(root, 'docusaurus.config') : undefined;
  if (file === undefined) return [];
  const config = docusaurusConfig.parse((await runModule(file, root, new Notes(), allowsGaps)) ?? {});
  const problems: Problem[] = [];
  const inConfig = pathBelow(root, file);
  await runInTree(root, [], allowsGaps, async () => {
    const context = contextOf(config, root, outDir);
    const base = context.baseUrl.replace(/\/$/, '');
    const routesPaths = [...routes, '/404.html'].map((route) => base + route);
    const given = { ...context, routesPaths, routes: [], plugins: [], head: {}, content: undefined };
    for (const { name, hooks } of await makePlugins(config, { root, outDir }, new Notes())) {
      if (!isFunction(hooks.postBuild)) continue;
      try {
        await Reflect.apply(hooks.postBuild, hooks, [given]);
      } catch (error) {
        const { problem } = settingsError(error, root, inConfig, []);
        const what = `The plugin \`${name}\` fails after the build (\`postBuild\`): ${reasonOf(error)}`;
        problems.push(asWarning({ ...problem, what, remedy: 'Fix the plugin. What it makes may be missing.' }));
      }
    }
  });
  return problems;
}

interface Redirect {
  readonly from: string;
  readonly to: string;
}
type RedirectOptions = Readonly<Record<string, unknown>>;

const endings = z.array(z.string()).catch([]);
const answer = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

/** Whether plugin-client-redirects makes redirects of the addresses that a site has in the end. */
export const followsRoutes = (plugins: readonly RedirectOptions[]): boolean =>
  plugins.some((options) => ['createRedirects', 'fromExtensions', 'toExtensions'].some((key) => key in options));

/** Where the functions that make redirects come from, and where it is noted that what they return has no effect. */
interface Configuration {
  readonly root: string;
  readonly file: string;
  readonly notes: Notes;
}

/** The redirects that plugin-client-redirects makes of each of these addresses. Throws a `TreeError` when its function fails. */
export function redirectsTo(
  routes: readonly string[],
  plugins: readonly RedirectOptions[],
  configuration: Configuration,
): Redirect[] {
  const taken = new Set(routes);
  const made = plugins.flatMap((options) => {
    const [from, to] = [endings.parse(options.fromExtensions), endings.parse(options.toExtensions)];
    const create = isFunction(options.createRedirects) ? options.createRedirects : () => [];
    return routes.flatMap((route) => [
      ...(route === '/' ? [] : from.map((ending) => `${route}.${ending}`)).map((old) => ({ from: old, to: route })),
      ...to
        .filter((ending) => route.endsWith(`.${ending}`))
        .map((ending) => ({ from: route.slice(0, -ending.length - 1), to: route })),
      ...oldAddresses(create, route, configuration).map((old) => ({
        from: siteAddress(old).replace(/(.)\/$/, '$1'),
        to: route,
      })),
    ]);
  });
  return made.filter(({ from }) => {
    const isNew = !taken.has(from);
    taken.add(from);
    return isNew;
  });
}

function oldAddresses(
  create: (route: string) => unknown,
  route: string,
  { root, file, notes }: Configuration,
): readonly string[] {
  try {
    const { data } = answer.safeParse(create(route) ?? []);
    if (!data) notes.add(`createRedirects('${route}')`, 'is neither an address nor a list of addresses and is ignored');
    return data ?? [];
  } catch (error) {
    const { problem } = settingsError(error, root, pathBelow(root, file), []);
    const what = `The function \`createRedirects\` fails for \`${route}\`: ${reasonOf(error)}`;
    throw new TreeError({ ...problem, what, remedy: 'Fix the function so that it works for each page.' });
  }
}

/**
 * The redirects that the tree mounted at `contentDir` makes of the addresses of its site. Its configuration has to run once more,
 * because a function cannot be written down when the tree is mounted.
 */
export async function routeRedirects(
  { root, allowsGaps, redirectsRoutes }: Mounted,
  routes: readonly string[],
  notes: Notes,
): Promise<Redirect[]> {
  const file = redirectsRoutes ? findModule(root, 'docusaurus.config') : undefined;
  if (file === undefined) return [];
  const config = docusaurusConfig.parse(await runModule(file, root, new Notes(), allowsGaps));
  return redirectsTo(routes, readPlugins(config, new Notes()).redirects, { root, file, notes });
}
