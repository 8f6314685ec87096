import { escapeRegExp } from '../escape';
import type { Problem } from '../problems/problems';
import type { ProseText } from './prose';
import type { SiteData } from '../site-data';

/** Finds terms that are written another way than `data/terms.yml` says. */
export function checkTerms({ file, prose }: ProseText, terms: SiteData['terms']): Problem[] {
  const rights = new Map(
    Object.entries(terms).flatMap(([right, wrongs]) => wrongs.map((wrong) => [wrong, right] as const)),
  );
  if (rights.size === 0) return [];
  const words = [...rights.keys()].sort((a, b) => b.length - a.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\w./@#&-])(?:${words.join('|')})(?![\\w/@-]|\\.\\w)`, 'g');
  return prose.split('\n').flatMap((line, index) =>
    [...line.matchAll(pattern)].map((match): Problem => {
      const [wrong] = match;
      const right = rights.get(wrong) ?? wrong;
      return {
        file,
        line: index + 1,
        column: match.index + 1,
        what: `\`${wrong}\` is not the preferred term.`,
        remedy: `Use \`${right}\` instead of \`${wrong}\`.`,
        severity: 'warning',
        fix: { replace: wrong, by: right },
      };
    }),
  );
}
