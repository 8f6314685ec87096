import { z } from 'zod';
import { parseRedirects } from '../../deploy/redirects';
import { trimSlash } from '../../model/addresses/routes';
import type { SiteData } from '../../model/site-data';
import { siteAddress } from './addresses';
import type { UnsupportedSettings } from '../unsupported-settings';

type Redirects = SiteData['redirects'];
const addresses = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const written = z
  .object({ to: z.string(), from: addresses })
  .transform(({ to, from }): Redirects => from.map((one) => ({ from: siteAddress(one), to: siteAddress(to) })));
const plugin = z.looseObject({ redirects: z.array(written).catch([]) });

/** Redirects of plugin-client-redirects and of a `_redirects` file; the file's come first, and the first of an address wins. */
export function convertRedirects(
  options: readonly Readonly<Record<string, unknown>>[],
  file: string,
  unsupported: UnsupportedSettings,
  basePath: string,
): Redirects {
  const fromPlugin = options.flatMap((one) => plugin.parse(one).redirects.flat());
  const first = new Map<string, Redirects[number]>();
  for (const { from: before, to } of [...convertFile(file, unsupported, basePath), ...fromPlugin]) {
    const from = trimSlash(before);
    if (!first.has(from)) first.set(from, { from, to });
  }
  return [...first.values()];
}

/** Rules of a `_redirects` file that send browsers elsewhere on the site; others need a host that knows them. */
function convertFile(file: string, unsupported: UnsupportedSettings, basePath: string): Redirects {
  const lines = file.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  // A file that never names the path is for a host that sees only what is behind it.
  const isWhole = lines.some((line) => line.split(/\s+/).some((address) => inSite(address, basePath) !== undefined));
  const base = isWhole ? basePath : '';
  return lines.flatMap((line) => {
    const [from = '', to = '', status = '301', ...conditions] = line.split(/\s+/);
    if (line === '') return [];
    const isPlain =
      /^30[1278]!?$/.test(status) &&
      conditions.length === 0 &&
      /^(?:\/|https?:\/\/)/.test(to) &&
      from.startsWith('/') &&
      !/[:*]./.test(from);
    if (!isPlain) {
      unsupported.add(`_redirects: ${line}`, 'is ignored because only plain redirects are supported');
      return [];
    }
    const rule = [inSite(from, base), to.startsWith('/') ? inSite(to, base) : to];
    if (rule.includes(undefined))
      unsupported.add(
        `_redirects: ${line}`,
        `is ignored because it leads from or to a page outside of \`${basePath}\``,
      );
    const [source, target] = rule;
    // A rule that only adds or removes a slash at the end would lead back to itself.
    return source === undefined || target === undefined || trimSlash(source) === trimSlash(target)
      ? []
      : parseRedirects(`${source} ${target}`);
  });
}

/** A host reads whole addresses, but ours begin behind the path that the site is mounted at. `undefined` for an address outside of it. */
function inSite(address: string, basePath: string): string | undefined {
  const rest = address.slice(basePath.length);
  if (!address.startsWith(basePath) || !/^(?:[/?#]|$)/.test(rest)) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
