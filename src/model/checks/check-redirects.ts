import { problemOfLink } from '../addresses/links';
import type { AnchorsByPath } from '../addresses/links';
import { trimSlash } from '../addresses/routes';
import { nearest } from '../nearest';
import type { Problem } from '../problems/problems';
import type { SiteContent } from './site-content';

/** Redirects that lead nowhere, that stand twice, and that no reader can meet because a page has the address. */
export function checkRedirects({ data, placeInData, policy }: SiteContent, known: AnchorsByPath): Problem[] {
  const first = new Map<string, number>();
  const targets = new Map(data.redirects.map(({ from, to }) => [trimSlash(from), to]));
  return data.redirects.flatMap(({ from, to }, index): Problem[] => {
    const at = (key: string) => placeInData('redirects', [index, key]);
    const problems: Problem[] = [];
    const unusable = policy === 'strict' ? unusableSource(from) : undefined;
    if (unusable) return [{ ...at('from'), ...unusable }];
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
    const target = trimSlash(to.replace(/[?#].*/, ''));
    const [, name] = /\/:(\w+)/.exec(to) ?? [];
    if (name !== undefined && name !== 'splat') {
      const what = `\`:${name}\` in \`${to}\` stands for itself because only \`:splat\` stands for what \`/*\` has matched.`;
      return [
        ...problems,
        { ...at('to'), what, remedy: `Write \`${to.replace(`:${name}`, ':splat')}\`, or the whole target.` },
      ];
    }
    if (targets.has(target) && !known.has(target)) {
      const { circle, ...problem } = movedAgain(to, targets);
      if (circle?.some((passed) => (first.get(passed) ?? index) < index) === true) return problems;
      return [...problems, { ...at('to'), ...problem }];
    }
    if (to.includes(':splat') && !from.endsWith('*')) {
      const what = '`:splat` stands for what `*` at the end of `from` stands for, and there is none.';
      return [...problems, { ...at('to'), what, remedy: 'End `from` with `/*`, or write the whole target.' }];
    }
    const dead = to.includes(':splat') ? deadSplat(to, known) : problemOfLink({ href: to, target: to }, '/', known);
    if (dead) problems.push({ ...at('to'), what: dead.what.replace('The link', 'The target'), remedy: dead.remedy });
    return problems;
  });
}

/** Why no request has the address that a redirect is from. */
function unusableSource(from: string): Pick<Problem, 'what' | 'remedy'> | undefined {
  if (/\s/.test(from)) {
    const what = `\`${from}\` never redirects because no address has a space.`;
    return { what, remedy: `Write \`${from.trim().replaceAll(/\s/g, '%20')}\`.` };
  }
  const [behind] = /[?#]/.exec(from) ?? [];
  if (behind !== undefined) {
    const what = `\`${from}\` never redirects because only the path of an address counts, which ends before the \`${behind}\`.`;
    return { what, remedy: `Write \`${pathOnly(from)}\`.` };
  }
  const start = from.slice(0, from.indexOf('*')).replace(/\/$/, '');
  if (!from.includes('*') || from === `${start}/*`) return undefined;
  const what = `The \`*\` in \`${from}\` stands for itself because only a \`/*\` at the end stands for all addresses below.`;
  return { what, remedy: `Write \`${start}/*\`, or a redirect for each address.` };
}

const pathOnly = (address: string): string => trimSlash(address.replace(/[?#].*/, ''));

/** A redirect that leads to the former address of another one, which no host follows before it answers; the addresses of a circle, if it is one. */
function movedAgain(
  to: string,
  targets: ReadonlyMap<string, string>,
): Pick<Problem, 'what' | 'remedy'> & { readonly circle?: readonly string[] } {
  const passed = new Set<string>();
  let end = to;
  for (let next: string | undefined = to; next !== undefined; next = targets.get(pathOnly(end))) {
    if (passed.has(pathOnly(next))) {
      const names = [...passed].map((address) => `\`${address}\``).join(', ');
      const [what, remedy] =
        passed.size === 1
          ? [`${names} leads to itself.`, 'Lead it to another page, or remove the redirect.']
          : [`These redirects lead to each other: ${names}.`, 'Lead one of them to a page.'];
      return { what, remedy, circle: [...passed] };
    }
    passed.add(pathOnly(next));
    end = next;
  }
  return { what: `The target \`${to}\` has a redirect to \`${end}\`.`, remedy: `Write \`${end}\`.` };
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
