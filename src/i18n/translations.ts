import type { Translations } from '../config/translations';
import type { Problem } from '../model/problems/problems';
import type { Catalogue } from './catalogue';
import { placeholder } from './translate';

/** How the translations into a language fit the English texts. */
export interface ComparedTranslations {
  /** Ids without a translation; readers get the English text. */
  readonly missing: readonly string[];
  /** Ids whose English text is another since they were translated. */
  readonly outdated: readonly string[];
  /** Translations that no text has, or with other values than the text. */
  readonly problems: readonly Problem[];
  /** The same translations with the English text where it was not noted yet, in the order of the catalogue. */
  readonly noted: Translations;
}

/** Compares the translations of a file with the texts of the code. */
export function compareTranslations(
  file: string,
  catalogue: Catalogue,
  translations: Translations,
): ComparedTranslations {
  const ids = Object.keys(catalogue);
  const problemOf = (what: string, remedy: string): Problem => ({ file, line: 1, column: 1, what, remedy });
  const unknown = Object.keys(translations).filter((id) => !Object.hasOwn(catalogue, id));
  const known = ids.flatMap((id) => {
    const [translation, english] = [translations[id], catalogue[id]];
    return translation && english ? [{ id, translation, english: english.message }] : [];
  });
  return {
    missing: ids.filter((id) => !Object.hasOwn(translations, id)),
    outdated: known
      .filter(({ translation: { of }, english }) => of !== undefined && of !== english)
      .map(({ id }) => id),
    problems: [
      ...unknown.map((id) =>
        problemOf(`The code has no text \`${id}\`.`, 'Remove the translation, or move it to the new id.'),
      ),
      ...known.flatMap(({ id, translation: { message }, english }) => {
        const [own, wanted] = [valuesOf(message), valuesOf(english)];
        const what = `The translation of \`${id}\` has ${named(own)}, but the text ${named(wanted)}.`;
        return own.join() === wanted.join() ? [] : [problemOf(what, 'Use each of these names once.')];
      }),
    ],
    noted: Object.fromEntries(
      known.map(({ id, translation: { message, of = '' }, english }) => [id, { message, of: of || english }]),
    ),
  };
}

const valuesOf = (text: string): string[] => [...text.matchAll(placeholder)].map(([whole]) => whole).sort();
const named = (values: readonly string[]): string =>
  values.length === 0 ? 'no values' : values.map((value) => `\`${value}\``).join(', ');
