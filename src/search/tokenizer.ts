/** A word of a text or a query. Names keep their spelling and their parts; prose is stemmed later. */
export interface Word {
  /** Folded to lower case without accents and leading underscores. */
  readonly whole: string;
  /** The words in a name: `async_setup_entry` → async, setup, entry. Empty for a plain word. */
  readonly parts: readonly string[];
}

const chunk = /[\p{L}\p{N}_$]+(?:[.\-/:][\p{L}\p{N}_]+)*/gu;
const humps = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const longestWord = 80;

/** Lower case, accents and compatibility forms removed. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Cuts text into words. The same function serves the index and the query, so both see the same words. */
export function wordsOf(text: string): Word[] {
  return (text.match(chunk) ?? []).flatMap((piece) => (piece.length > longestWord ? [] : wordsOfPiece(piece)));
}

function wordsOfPiece(piece: string): Word[] {
  const whole = fold(piece).replace(/^_+/, '');
  if (whole === '') return [];
  const names = piece.split(/[.\-/:]/).filter((name) => name.replace(/_/g, '') !== '');
  const parts = names
    .flatMap((name) => name.split('_').flatMap((part) => part.split(humps)))
    .map(fold)
    .filter((part) => part !== '');
  if (parts.length <= 1) return [{ whole, parts: [] }];
  // The last name of a dotted path is what readers look up: `components.light.LightEntity` also counts as LightEntity.
  const inner = names.length > 1 ? names.filter((name) => /_|\p{Ll}\p{Lu}/u.test(name)).flatMap(wordsOfPiece) : [];
  return [{ whole, parts }, ...inner.map(({ whole: name }) => ({ whole: name, parts: [] }))];
}
