import { z } from 'zod';
import { pathBelow } from '../../content/files/paths';
import { reasonOf, TreeError } from '../../content/tree-error';
import { trimSlash } from '../../model/addresses/routes';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { readPlugins } from '../config/plugins';
import { isFunction, runConfigAgain, runInTree, settingsError } from '../config/run-module';
import { siteAddress } from '../convert/addresses';
import type { Mounted } from '../mounted';
import { UnsupportedSettings } from '../unsupported-settings';
import { contextOf, makePlugins } from './local-plugins';

/**
 * Runs what the plugins of a tree do after a build into `outDir`, which has these addresses. What fails is a problem, and the others
 * still run.
 */
export async function runPostBuild(
  mounted: Pick<Mounted, 'root' | 'allowsGaps' | 'runsPostBuild'> & Partial<Pick<Mounted, 'currentLocale'>>,
  outDir: string,
  routes: readonly string[],
): Promise<Problem[]> {
  const { root, allowsGaps, runsPostBuild } = mounted;
  const again = runsPostBuild ? await runConfigAgain(mounted) : undefined;
  if (!again) return [];
  const { file, config } = again;
  const problems: Problem[] = [];
  await runInTree(root, [], allowsGaps, async () => {
    const context = contextOf(config, root, outDir);
    const base = context.baseUrl.replace(/\/$/, '');
    const routesPaths = [...routes, '/404.html'].map((route) => base + route);
    const given = { ...context, routesPaths, routes: [], plugins: [], head: {} };
    for (const { name, hooks } of await makePlugins(config, { root, outDir }, new UnsupportedSettings())) {
      if (!isFunction(hooks.postBuild)) continue;
      try {
        const { loadContent, postBuild } = hooks;
        const content: unknown = isFunction(loadContent) ? await Reflect.apply(loadContent, hooks, []) : undefined;
        await Reflect.apply(postBuild, hooks, [{ ...given, content }]);
      } catch (error) {
        const { problem } = settingsError(error, root, pathBelow(root, file), []);
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

/** The redirects that a mounted tree makes of the addresses of its site, which end as in Docusaurus: those of folders with a slash. */
export async function routeRedirects(
  mounted: Pick<Mounted, 'root' | 'allowsGaps' | 'redirectsRoutes'> & Partial<Pick<Mounted, 'currentLocale'>>,
  routes: readonly string[],
  unsupported: UnsupportedSettings,
): Promise<Redirect[]> {
  const again = mounted.redirectsRoutes ? await runConfigAgain(mounted) : undefined;
  if (!again) return [];
  const { redirects } = readPlugins(again.config, new UnsupportedSettings());
  return redirectsTo(routes, redirects, { root: mounted.root, file: again.file, unsupported });
}

/** Where the functions that make redirects come from, and where it is noted that what they return has no effect. */
interface Configuration {
  readonly root: string;
  readonly file: string;
  readonly unsupported: UnsupportedSettings;
}

/** The redirects that plugin-client-redirects makes of each of these addresses. Throws a `TreeError` when its function fails. */
export function redirectsTo(
  routes: readonly string[],
  plugins: readonly RedirectOptions[],
  configuration: Configuration,
): Redirect[] {
  const made = plugins.flatMap(({ fromExtensions, toExtensions, createRedirects }) => {
    const [from, to] = [endings.parse(fromExtensions), endings.parse(toExtensions)];
    const create = isFunction(createRedirects) ? createRedirects : () => [];
    return routes.flatMap((route) =>
      [
        ...(route.endsWith('/') ? [] : from.map((ending) => `${route}.${ending}`)),
        ...to.filter((ending) => route.endsWith(`.${ending}`)).map((ending) => route.slice(0, -ending.length - 1)),
        ...oldAddresses(create, route, configuration).map((old) => trimSlash(siteAddress(old))),
      ].map((old) => ({ from: old, to: trimSlash(route) })),
    );
  });
  const taken = new Set(routes.map(trimSlash));
  return made.filter(({ from }) => {
    const isNew = !taken.has(from);
    taken.add(from);
    return isNew;
  });
}

function oldAddresses(
  create: (route: string) => unknown,
  route: string,
  { root, file, unsupported }: Configuration,
): readonly string[] {
  try {
    const { data } = answer.safeParse(create(route) ?? []);
    if (!data)
      unsupported.add(`createRedirects('${route}')`, 'is neither an address nor a list of addresses and is ignored');
    return data ?? [];
  } catch (error) {
    const { problem } = settingsError(error, root, pathBelow(root, file), []);
    const what = `The function \`createRedirects\` fails for \`${route}\`: ${reasonOf(error)}`;
    throw new TreeError({ ...problem, what, remedy: 'Fix the function so that it works for each page.' });
  }
}
