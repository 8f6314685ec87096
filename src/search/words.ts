import { english } from './language-pack';
import type { SearchLanguage } from './language-pack';

/** A word of a text or a query. Names keep their spelling and their parts; prose is stemmed later. */
export interface Word {
  /** Folded to lower case without accents and leading underscores. */
  readonly whole: string;
  /** The words in a name: `async_setup_entry` → async, setup, entry. Empty for a plain word. */
  readonly parts: readonly string[];
  /** Whether it is a name, which is neither stemmed nor left out as a stop word. */
  readonly isName: boolean;
}

/** A stretch of a text. */
export interface Piece {
  readonly piece: string;
  readonly start: number;
}

const chunk = /[\p{L}\p{N}_$]+(?:[.\-/:][\p{L}\p{N}_]+)*/gu;
const separator = /[.\-/:]/;
const name = /[^.\-/:]+/g;
const hump = /[^._\-/:]+?(?:(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?=[._\-/:])|$)/gu;
const longestWord = 80;

/** Most words of a text, for which the rest of the rules would find nothing to do. */
const plainWord = /^[A-Z]?[a-z]+$/;

/** Lower case, accents and compatibility forms removed. */
export const fold = (text: string): string =>
  plainWord.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Cuts text into words. The same function serves the index and the query, so both see the same words. The index leaves out what is longer
 * than `longest` letters; a query keeps it, as a word that no page has.
 */
export function wordsOf(text: string, longest = longestWord): Word[] {
  return pieces(text, longest).flatMap(({ piece }) => wordsOfPiece(piece));
}

/** The names of a text, each as it stands: `area_registry.async_update` is no `async_update`. */
export const namesOf = (text: string): Word[] => pieces(text).flatMap(({ piece }) => wordsOfPiece(piece).slice(0, 1));

/** Where the words and names of a text stand. */
export const pieces = (text: string, longest = longestWord): Piece[] =>
  found(text, chunk).filter(({ piece }) => piece.length <= longest);

/** Where the words within a name stand. */
export const partsOf = (piece: string): Piece[] => found(piece, hump);

const found = (text: string, pattern: RegExp): Piece[] =>
  Array.from(text.matchAll(pattern), (match) => ({ piece: match[0], start: match.index }));

function wordsOfPiece(piece: string): Word[] {
  if (plainWord.test(piece)) return [{ whole: piece.toLowerCase(), parts: [], isName: false }];
  const whole = fold(piece).replace(/^_+/, '');
  if (whole === '') return [];
  const parts = partsOf(piece)
    .map((part) => fold(part.piece))
    .filter((part) => part !== '');
  if (parts.length <= 1) return [{ whole, parts: [], isName: whole.includes('_') }];
  if (!separator.test(piece)) return [{ whole, parts, isName: true }];
  // The last name of a dotted path is what readers look up: `components.light.LightEntity` also counts as LightEntity.
  const inner = found(piece, name).filter((part) => /_|\p{Ll}\p{Lu}/u.test(part.piece));
  return [
    { whole, parts, isName: true },
    ...inner.flatMap((part) => wordsOfPiece(part.piece)).map((word) => ({ ...word, parts: [] })),
  ];
}

let language = english;
const stems = new Map<string, string>();

/** Sets the language of the words to come. */
export function searchIn(next: SearchLanguage): void {
  language = next;
  stems.clear();
}

/** The stem of a plain word, as the index holds it. Kept, because texts repeat few words, and a query those of the keystroke before. */
export function stemOf(word: string): string {
  const stemmed = stems.get(word) ?? language.stem(word);
  stems.set(word, stemmed);
  return stemmed;
}

/** Whether the index leaves the word out of prose. */
export const isStopWord = (word: string): boolean => language.stopWords.has(word);
