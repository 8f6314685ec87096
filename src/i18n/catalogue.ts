import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../model/problems/problems';
import { readMessages } from './messages';
import { placeholder } from './translate';
import { translationsFile } from '../config/translations';
import type { Translations } from '../config/translations';
import { readDataFile } from '../model/yaml-schema';

/** What a translator gets: id → the English text, and what has to be known about it. */
export type Catalogue = Readonly<Record<string, { readonly message: string; readonly description?: string }>>;

/** An interface string where the code declares it. */
interface FoundMessage {
  readonly id: string;
  readonly message: string;
  readonly description?: string | undefined;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where the strings stand, to be translated. */
export const cataloguePath = 'src/translations/en.json';

/** The file as it is written. */
export const catalogueText = (catalogue: Catalogue): string => `${JSON.stringify(catalogue, null, 2)}\n`;

/** The catalogue of all source files below `src`, and what stands in its way. */
export function readCatalogue(): { catalogue: Catalogue; problems: readonly Problem[] } {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join('src', name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec|d)\.tsx?$/.test(file))
    .sort();
  const findings = files.map((file) => findMessages(file, readFileSync(file, 'utf8')));
  const { catalogue, problems } = makeCatalogue(findings.flatMap(({ messages }) => messages));
  return { catalogue, problems: [...findings.flatMap((one) => one.problems), ...problems] };
}

const idForm = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z0-9]*$/;

/** Interface strings of a source file, and declarations that cannot be read from it. */
export function findMessages(file: string, code: string): { messages: FoundMessage[]; problems: Problem[] } {
  const messages: FoundMessage[] = [];
  const problems: Problem[] = [];
  for (const { line, column, fields, values } of readMessages(file, code)) {
    const place = { file, line, column };
    const add = (what: string, remedy: string): number => problems.push({ ...place, what, remedy });
    if (fields === undefined) {
      const remedy =
        "Write `{ id: 'area.name', message: 'Text' }`, or one string in `<Translate>`, and pass the rest as values.";
      add('The declaration of a text is not a plain string.', remedy);
      continue;
    }
    const message = fields.message || fields.id;
    const id = fields.id || fields.message;
    if (!message || !id) {
      add('The declaration has neither an id nor a message.', "Write `{ id: 'area.name', message: 'Text' }`.");
      continue;
    }
    if (fields.id && !idForm.test(id))
      add(`The id \`${id}\` does not have the form \`area.name\`.`, 'Use an id such as `article.edit`.');
    const open = [...message.matchAll(placeholder)].map(([, name = '']) => name);
    for (const name of open)
      if (values && !values.includes(name)) add(`\`{${name}}\` has no value.`, `Add \`${name}\` to the values.`);
    for (const name of values ?? [])
      if (!open.includes(name))
        add(`The value \`${name}\` is not used in the message.`, `Add \`{${name}}\` to the message.`);
    messages.push({ ...place, id, message, description: fields.description });
  }
  return { messages, problems };
}

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
  const entries = [...byId.values()]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, message, description }) => [id, { message, ...(description === undefined ? {} : { description }) }]);
  return { catalogue: Object.fromEntries(entries) as Catalogue, problems };
}

/** How the translations into a language fit the English texts. */
interface ComparedTranslations {
  /** Ids without a translation; readers get the English text. */
  readonly missing: readonly string[];
  /** Ids whose English text is another since they were translated. */
  readonly outdated: readonly string[];
  /** Translations that no text has, or with other values than the text. */
  readonly problems: readonly Problem[];
  /** The same translations with the English text where it was not noted yet, in the order of the catalogue. */
  readonly noted: Translations;
}

/** Compares the translations in the text of a file with the texts of the code. */
export function compareTranslations(file: string, catalogue: Catalogue, text: string): ComparedTranslations {
  // YAML contains JSON, and its reader knows the places of keys.
  const { value: translations = {}, source, problems } = readDataFile(text, file, translationsFile);
  const ids = Object.keys(catalogue);
  const problemOf = (id: string, what: string, remedy: string): Problem => ({
    file,
    ...source.placeOf([id]),
    what,
    remedy,
  });
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
      ...problems,
      ...unknown.map((id) =>
        problemOf(id, `The code has no text \`${id}\`.`, 'Remove the translation, or move it to the new id.'),
      ),
      ...known.flatMap(({ id, translation: { message }, english }) => {
        const [own, wanted] = [valuesOf(message), valuesOf(english)];
        const what = `The translation of \`${id}\` has ${named(own)}, but the text ${named(wanted)}.`;
        return own.join() === wanted.join() ? [] : [problemOf(id, what, 'Use each of these names once.')];
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

/** A report of what a language lacks, by the kind of it: how many there are, and the first of them below. */
export function reportOfLanguage(
  place: string,
  lacks: Readonly<Record<string, readonly string[]>>,
  limit: number,
): string {
  const kinds = Object.entries(lacks);
  const counts = kinds.map(([kind, names]) => `${kind} ${names.length}`).join(', ');
  const lists = kinds.flatMap(([kind, names]) => [
    ...(names.length > 0 ? [`  ${kind}:`] : []),
    ...names.slice(0, limit).map((name) => `    ${name}`),
    ...(names.length > limit ? [`    … and ${names.length - limit} more (\`-- --all\` shows them)`] : []),
  ]);
  return [`${place}: ${counts}`, ...lists].join('\n');
}
