import { editDistance } from './terms/edit-distance';
import { stemOf } from '../lunr-pipeline';
import type { RankedHit } from './rank';
import { fold, pieces } from '../tokenizer';
import type { Word } from '../tokenizer';

/** A word that differs more is no other spelling. */
const farthest = 4;

/**
 * "Did you mean": the query with each unknown word replaced by the word that was found in its place. The index holds stems, which
 * nobody would type, so the word is taken from the title or heading where it stands; without one there is no suggestion.
 */
export function suggestionFor(query: string, unknown: readonly Word[], hits: readonly RankedHit[]): string | undefined {
  const typed = new Set(unknown.map(({ whole }) => whole));
  const words = pieces(query).map(({ piece }) => piece);
  const replaced = words.map((word) =>
    typed.has(fold(word).replace(/^_+/, '')) ? (nearestWord(fold(word), hits) ?? word) : word,
  );
  return replaced.some((word, at) => word !== words[at]) ? replaced.join(' ') : undefined;
}

function nearestWord(typed: string, hits: readonly RankedHit[]): string | undefined {
  let nearest: string | undefined;
  let least = farthest + 1;
  for (const { row, document, asked } of hits) {
    const isFound = (word: string): boolean => asked.fieldsOf(row, word).length > 0;
    for (const { piece } of [...pieces(document.t), ...pieces(document.s)]) {
      const word = fold(piece);
      const steps = editDistance(typed, word, farthest);
      if (steps < least && (isFound(word) || isFound(stemOf(word)))) [nearest, least] = [word, steps];
    }
  }
  return nearest;
}
