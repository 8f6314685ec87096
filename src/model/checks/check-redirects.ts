import type { SiteContent } from './site-content';
import { problemOfLink } from '../addresses/links';
import type { AnchorsByPath } from '../addresses/links';
import { nearest } from '../nearest';
import type { Problem } from '../problems/problems';
import { trimSlash } from '../addresses/routes';

/** Redirects that lead nowhere, that stand twice, and that no reader can meet because a page has the address. */
export function checkRedirects({ data, placeInData }: SiteContent, known: AnchorsByPath): Problem[] {
  const first = new Map<string, number>();
  return data.redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (key: string) => placeInData('redirects', [index, key]);
    const problems: Problem[] = [];
    const address = trimSlash(from);
    if (first.has(address)) {
      const what = `\`${from}\` already has a redirect above.`;
      problems.push({ ...at('from'), what, remedy: 'Remove one of them.' });
    }
    first.set(address, index);
    if (known.has(address)) {
      const what = `\`${from}\` is the address of a page, so the redirect is never used.`;
      problems.push({ ...at('from'), what, remedy: 'Remove the redirect, or give the page a different `slug`.' });
    }
    const dead = to.includes(':splat') ? deadSplat(to, known) : problemOfLink({ href: to, target: to }, '/', known);
    if (dead) problems.push({ ...at('to'), what: dead.what.replace('The link', 'The target'), remedy: dead.remedy });
    return problems;
  });
}

/** What replaces the splat is not known here; that pages begin so is. */
function deadSplat(to: string, known: AnchorsByPath): { what: string; remedy: string } | undefined {
  const start = to.slice(0, to.indexOf(':splat'));
  if ([...known.keys()].some((path) => `${path}/`.startsWith(start))) return undefined;
  const folders = new Set([...known.keys()].map((path) => path.replace(/[^/]*$/, '')));
  const near = nearest(start, [...folders]);
  return {
    what: `The target \`${to}\` is broken because no address begins with \`${start}\`.`,
    remedy: near === undefined ? 'Use the beginning of an existing address.' : `Did you mean \`${near}:splat\`?`,
  };
}
