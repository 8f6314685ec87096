import { isStopWord, stemOf } from '../lunr-pipeline';
import { wordsOf } from '../tokenizer';
import { boosts } from '../weights';
import type { termsOf } from './terms/terms';

/** A word of a title or heading: the terms of the index that stand for it, its stem first. */
type LabelWord = readonly [stem: string, ...forms: string[]];

/** Kept, because to cut hundreds of titles for each keystroke would take longer than to rank them. */
const cut = new Map<string, readonly LabelWord[]>();

function labelWords(label: string): readonly LabelWord[] {
  const known = cut.get(label);
  if (known) return known;
  const words = wordsOf(label).flatMap(({ whole, parts, isName }): LabelWord[] => {
    if (isName && parts.length === 0) return [[whole, whole]];
    const telling = (parts.length > 0 ? parts : [whole]).filter((part) => !isStopWord(part));
    return telling.map((part) => [stemOf(part), part, whole]);
  });
  cut.set(label, words);
  return words;
}

/** What the share of a title or heading that a query says is measured by. */
interface Measure {
  readonly rowsWith: ReturnType<typeof termsOf>['rowsWith'];
  /** Number of rows that have the field. */
  readonly rows: number;
  readonly field: 'title' | 'heading';
  /** The words as they were typed. Another form of a word says less: "sensor" means "Sensor entity" rather than "Sensors". */
  readonly typed: ReadonlySet<string>;
}

/**
 * The share of a title or heading that a query says, from 0 to 1. Words that many titles have count little: who types "websocket"
 * has said all that tells of "WebSocket API", and little of "Extending the WebSocket API".
 */
export function labelCover(label: string, isFound: (term: string) => boolean, measure: Measure): number {
  const { rowsWith, rows, field, typed } = measure;
  let all = 0;
  let said = 0;
  for (const [stem, ...forms] of labelWords(label)) {
    const rarity = Math.log(1 + rows / Math.max(1, rowsWith(stem, field)));
    all += rarity;
    if (isFound(stem) || forms.some(isFound))
      said += rarity * (forms.some((form) => typed.has(form)) ? 1 : boosts.otherForm);
  }
  return all === 0 ? 0 : said / all;
}
