import type { Problem } from '../model/problems/problems';
import type { FoundMessage } from './find-messages';

/** What a translator gets: id → the English text, and what has to be known about it. */
export type Catalogue = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

/** The catalogue of the strings of the code, by id; a problem where one id has two texts. */
export function makeCatalogue(found: readonly FoundMessage[]): { catalogue: Catalogue; problems: Problem[] } {
  const byId = new Map<string, FoundMessage>();
  const problems: Problem[] = [];
  for (const one of found) {
    const first = byId.get(one.id);
    if (first && first.message !== one.message) {
      const { file, line, column } = one;
      const what = `The id \`${one.id}\` has a different text in ${first.file}:${first.line}.`;
      problems.push({ file, line, column, what, remedy: 'Use a different id, or the same text in both places.' });
    } else if (first?.description === undefined) byId.set(one.id, one);
  }
  const ids = [...byId.keys()].sort();
  const entries = ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [[id, entryOf(one)] as const] : [];
  });
  return { catalogue: Object.fromEntries(entries), problems };
}

const entryOf = ({ message, description }: FoundMessage): Catalogue[string] =>
  description === undefined ? { message } : { message, description };

/** The file as it is written. */
export const catalogueText = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;
