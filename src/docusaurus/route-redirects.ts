import { z } from 'zod';
import { siteAddress } from './convert/addresses';
import { docusaurusConfig } from './config/config-schema';
import { Notes } from './notes';
import type { Mounted } from './mounted';
import { readPlugins } from './config/plugins';
import { findModule, isFunction, runModule, settingsError } from './run/run-module';
import { reasonOf, TreeError } from '../content/tree-error';
import { pathBelow } from '../content/files/paths';

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
