import { z } from 'zod';
import type { HeaderRule } from '../headers';
import type { Redirect } from '../redirects';

/** What the configuration of a host is made from. */
export const hostedSite = z.object({
  redirects: z.array(z.object({ from: z.string(), to: z.string() })).readonly(),
  rules: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })).readonly(),
  /** Policy of pages in the place of addresses that moved. */
  policy: z.string(),
  /** Path that the site is mounted at, without a slash at its end. */
  prefix: z.string(),
  /** Origin of the published site. */
  origin: z.string(),
  /** Addresses of all pages. */
  pages: z.array(z.string()).readonly(),
  /** Paths below which another not-found page is shown, that of another language. */
  notFound: z.array(z.string()).readonly().optional(),
});

/** A site as hosts know it. */
export type HostedSite = Readonly<z.infer<typeof hostedSite>>;

/** What hosts need of a site and of the same site in other languages, each of which is below an address of the first. */
export const joinLanguages = (root: HostedSite, others: readonly HostedSite[]): HostedSite => ({
  ...root,
  rules: others.reduce((rules, other) => withRules(rules, other.rules, pathIn(root, other)), root.rules),
  redirects: [...others.flatMap((other) => below(other.redirects, pathIn(root, other))), ...root.redirects],
  pages: [root, ...others].flatMap((one) => one.pages.map((page) => pathIn(root, one) + page)),
  policy: others.reduce((policy, other) => joinPolicies(policy, other.policy), root.policy),
  notFound: others.map((other) => pathIn(root, other)),
});

const pathIn = (root: HostedSite, { prefix }: HostedSite): string => prefix.slice(root.prefix.length);

const below = (redirects: readonly Redirect[], path: string): Redirect[] =>
  redirects.map(({ from, to }) => ({ from: path + from, to: to.startsWith('/') ? path + to : to }));

const policyHeader = 'Content-Security-Policy';

/** Hosts send the headers of all rules that match, and browsers enforce each policy, so there is one for all languages. */
function withRules(rules: readonly HeaderRule[], more: readonly HeaderRule[], path: string): readonly HeaderRule[] {
  const [all, ...rest] = rules;
  const [allOfOther, ...own] = more;
  if (!all) return rules;
  const policy = joinPolicies(all.headers[policyHeader] ?? '', allOfOther?.headers[policyHeader] ?? '');
  return [
    { ...all, headers: { ...all.headers, [policyHeader]: policy } },
    ...rest,
    ...own.map((rule) => ({ ...rule, path: path + rule.path })),
  ];
}

/** What either of two policies allows. */
export function joinPolicies(one: string, other: string): string {
  const allowed = new Map<string, Set<string>>();
  for (const directive of [one, other].flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    allowed.set(name, new Set([...(allowed.get(name) ?? []), ...sources]));
  }
  return [...allowed].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
