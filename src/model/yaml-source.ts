import { LineCounter, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { z } from 'zod';
import { nearest, suggest } from './nearest';
import type { Problem } from './problems/problems';

/** A YAML text with the place of each of its values. */
export interface YamlSource {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Where the value at a path (keys and indices) stands; the nearest parent's place when it is absent. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number };
  /** A value as it is written: `2026.10`, which is read as the number 2026.1. */
  writtenAt(path: readonly PropertyKey[]): string;
}

/** Parses YAML. `lineOffset` is the number of lines before the text in its file (front matter: 1). */
export function readYaml(text: string, file: string, lineOffset = 0): YamlSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const place = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line: line + lineOffset, column: col };
  };
  const problemOf = ({ pos, message }: YAMLError, otherwise = otherRemedy): Problem => {
    const mistake = mistakes.find(({ says }) => says.test(message));
    const { what = message, remedy = otherwise } = mistake?.meant?.(lineAt(text, pos[0])) ?? mistake ?? {};
    const start = message.startsWith('Missing closing') ? quoteBefore(pos[0], document) : undefined;
    return { file, ...place(start ?? pos[0]), what: `Invalid YAML: ${what}.`, remedy };
  };
  // After a mistake, the parser takes what follows for others. Keys that are written twice lead nowhere.
  const isTwice = ({ code }: YAMLError): boolean => code === 'DUPLICATE_KEY';
  const [first] = document.errors.filter((error) => !isTwice(error));
  const problems = [
    ...[...(first ? [first] : []), ...document.errors.filter(isTwice)].map((error) => problemOf(error)),
    // The tag would be passed over, and its value would be taken for a text.
    ...document.warnings
      .filter(({ code }) => code === 'TAG_RESOLVE_FAILED')
      .map((warning) => problemOf(warning, 'Remove the tag, or quote a value that begins with `!`.')),
  ];
  const { value, fault } = problems.length > 0 ? {} : valueOf(document, text);
  if (fault !== undefined)
    problems.push({
      file,
      ...place(0),
      what: `Invalid YAML: ${fault}.`,
      remedy: 'Write the values out instead of aliases (`*name`).',
    });
  return {
    value,
    problems,
    placeOf: (path) => place(offsetOf(document, path)),
    writtenAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.source ?? '') : '';
    },
  };
}

const lineAt = (text: string, at: number): string =>
  /^.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** What is wrong with `key:value`, which is a text without a key. An address has slashes there. */
function joinedKey(line: string): Required<Pick<Mistake, 'what' | 'remedy'>> | undefined {
  const [, key, value] = /^[\s-]*([A-Za-z][\w-]*):((?!\/\/)\S.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { what: `There is no space after \`${key}:\``, remedy: `Write \`${key}: ${value}\`.` };
}

/** Where the last value in quotes begins before a place: the parser reports one without an end where it gives up, which may be the last line. */
function quoteBefore(end: number, document: Document): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (type?.startsWith('QUOTE') === true && range && range[0] < end) start = range[0];
    },
  });
  return start;
}

/** A mistake by what the parser says of it: in plain words, where that speaks of the specification of YAML, and what to write instead. */
interface Mistake {
  readonly says: RegExp;
  readonly what?: string;
  readonly remedy: string;
  /** What the line shows more exactly. */
  readonly meant?: typeof joinedKey;
}
const mistakes: readonly Mistake[] = [
  { says: /^Tabs are not allowed/, remedy: 'Replace the tab by spaces.' },
  { says: /^Map keys must be unique/, remedy: 'Remove this line or the other one with the same key.' },
  {
    says: /^All \w+ items/,
    what: 'The line begins at another column than those beside it',
    remedy: 'Indent the line as much as the lines beside it, with spaces.',
  },
  {
    says: /^A block/,
    what: 'The `-` is indented too far, or not far enough',
    remedy: 'Indent the line as much as the lines beside it, with spaces.',
  },
  {
    says: /^Unexpected block-seq-ind/,
    what: 'A list begins in the line of its key',
    remedy: 'Begin the list in the next line, or quote the value.',
  },
  {
    says: /end with a/,
    what: 'A bracket is not closed',
    remedy: 'Close the bracket, or quote a value that begins with one.',
  },
  {
    says: /followed by map values|on a single line/,
    meant: joinedKey,
    what: 'A key has no colon after it, or goes over several lines',
    remedy: 'Write `key: value`, with a colon and a space. A value that goes on in the next line is indented there.',
  },
  {
    says: /^Nested mappings/,
    what: 'There is a second `: ` in the line, or the next line is indented too far',
    remedy: 'Quote a value that contains `: `. If the next line is meant, indent it as much as the key above it.',
  },
  { says: /^Missing closing/, remedy: 'Write the quotation mark that ends the value.' },
];
const otherRemedy =
  'Quote values that contain `: ` or `#` or that start with a special character, and indent with spaces.';

/** Aliases may name nothing, grow without bounds or go round in a circle, which is found when they are resolved. */
function valueOf(document: Document, text: string): { readonly value?: unknown; readonly fault?: string } {
  try {
    const value: unknown = document.toJS();
    if (text.includes('*')) JSON.stringify(value);
    return { value };
  } catch (error) {
    return { fault: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** Checks a YAML text against a schema; each violation becomes a problem with the nearest valid key. */
export function parseYaml<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
  file: string,
): { value: T | undefined; problems: Problem[] } {
  if (source.problems.length > 0) return { value: undefined, problems: [...source.problems] };
  const result = schema.safeParse(source.value ?? (schema.safeParse(null).success ? null : {}));
  if (result.success) return { value: result.data, problems: [] };
  return { value: undefined, problems: problemsOfIssues(result.error.issues, source, schema, file) };
}

/** A data file as a schema reads it. */
interface DataFile<T> {
  readonly text: string;
  readonly schema: z.ZodType<T>;
  readonly source: YamlSource;
  readonly value: T | undefined;
  readonly problems: readonly Problem[];
}

/** Data files as they were read last: the check of a tree reads what becomes nodes right after it. */
const lastRead = new Map<string, DataFile<unknown>>();

const isSame = <T>(known: DataFile<unknown> | undefined, text: string, schema: z.ZodType<T>): known is DataFile<T> =>
  known?.text === text && known.schema === schema;

/** Reads a data file by its schema, once as long as its text stays. */
export function readDataFile<T>(text: string, file: string, schema: z.ZodType<T>): DataFile<T> {
  const known = lastRead.get(file);
  if (isSame(known, text, schema)) return known;
  const source = readYaml(text, file);
  const read = { text, schema, source, ...parseYaml(source, schema, file) };
  lastRead.set(file, read);
  return read;
}

type Issue = z.core.$ZodIssue;

function problemsOfIssues(issues: readonly Issue[], source: YamlSource, schema: z.ZodType, file: string): Problem[] {
  // A key that is missing only because it is mistyped is one mistake.
  const mistyped = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, nearest(key, keysAt(schema, issue.path, source.value))].join('\0'))
      : [],
  );
  return issues
    .filter(({ path }) => valueAt(source.value, path) !== undefined || !mistyped.includes(path.join('\0')))
    .flatMap((issue) => problemsOfIssue(issue, source, schema, file));
}

function problemsOfIssue(issue: Issue, source: YamlSource, schema: z.ZodType, file: string): Problem[] {
  const where = namedPath(source.value, issue.path);
  const at = where === '' ? '' : ` in \`${where}\``;
  if (issue.code === 'unrecognized_keys') {
    // Another form of the value may have the key.
    const known = keysAt(schema, issue.path, source.value).filter((key) => !issue.keys.includes(key));
    return issue.keys.map((key) => ({
      file,
      ...source.placeOf([...issue.path, key]),
      what: `Unknown key \`${key}\`${at}.`,
      remedy: suggest(key, known),
      ...renaming(key, nearest(key, known), valueAt(source.value, issue.path)),
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // The form that the author most likely meant: the one that fits deepest, then the one with the fewest problems.
    const forms = issue.errors.map((issues) => {
      const inner = issues.map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
      const depth = Math.max(0, ...issues.map(({ path }) => path.length));
      return { depth, problems: problemsOfIssues(inner, source, schema, file) };
    });
    const [meant] = forms.sort((a, b) => b.depth - a.depth || a.problems.length - b.problems.length);
    const missing = issue.errors.flatMap((issues) => missingKey(issues, valueAt(source.value, issue.path)));
    if (meant?.depth === 1 && missing.length > 1)
      return [
        {
          file,
          ...source.placeOf(issue.path),
          what: `\`${where}\` is incomplete.`,
          remedy: `Add a line ${missing.map((key) => `\`${key}: …\``).join(' or ')}.`,
        },
      ];
    if (meant && meant.depth > 0) return meant.problems;
  }
  const value = valueAt(source.value, issue.path);
  const key = String(issue.path.at(-1) ?? '');
  const place = { file, ...source.placeOf(issue.path) };
  const known = knownValues(issue, schema, source.value);
  if (value === undefined && (issue.code === 'invalid_type' || known.length > 0))
    return [
      {
        ...place,
        what: `\`${where}\` is missing.`,
        remedy:
          known.length === 0
            ? `Add a line \`${key}: ${sampleOf(keysAt(schema, issue.path, source.value))}\`.`
            : suggest('', known),
      },
    ];
  if (typeof value === 'string' && known.length > 0)
    return [{ ...place, what: `\`${where}\` cannot be \`${value}\`.`, remedy: suggest(value, known) }];
  const joined = issue.code === 'invalid_type' && typeof value === 'string' ? joinedKey(value) : undefined;
  const isOptional = where !== '' && schema.safeParse(withValue(source.value, issue.path, undefined)).success;
  if (joined) return [{ ...place, what: `${joined.what}.`, remedy: joined.remedy }];
  return [
    {
      ...place,
      what: `\`${where || 'The file'}\`${messageOf(issue, value)}.`,
      remedy:
        corrected(issue, source, schema) ??
        `Correct the value of \`${where || 'the file'}\`${isOptional ? ', or remove the line' : ''}.`,
    },
  ];
}

/** The key that a value lacks to have one form of a union, if it lacks nothing else. */
function missingKey([issue, ...others]: readonly Issue[], value: unknown): string[] {
  const [key, ...below] = issue?.path ?? [];
  const isMissing = typeof key === 'string' && below.length === 0 && valueAt(value, [key]) === undefined;
  return isMissing && others.length === 0 ? [key] : [];
}

/** What authors call the types of JSON Schema. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'keys with values',
  record: 'keys with values',
};

/** How values of some types may look. */
const samples: Readonly<Record<string, string>> = { array: '[a, b]', number: '10', int: '10' };

/** What is wrong with a value, in plain words. Schemas say some of it themselves. */
function messageOf(issue: Issue, value: unknown): string {
  if (isEmpty(issue, value)) return ': must not be empty';
  const forms = issue.code === 'invalid_union' ? issue.errors.flat() : [issue];
  const wanted = forms.flatMap((form) => (form.code === 'invalid_type' ? (kinds[form.expected] ?? []) : []));
  if (wanted.length === 0 || !issue.message.startsWith('Invalid input')) return `: ${issue.message}`;
  const type = Array.isArray(value) ? 'a list' : kinds[typeof value];
  return ` must be ${[...new Set(wanted)].join(' or ')}, not ${type ?? 'this'}`;
}

/** A value that an author may have meant, and how it is written. */
interface Reading {
  readonly value: unknown;
  readonly text: string;
  /** What to know besides. */
  readonly more?: string;
}

/** What may be meant by a value that does not fit, likeliest first; `written` is how it stands in the file, `keys` are those that may stand there. */
function readingsOf(issue: Issue, value: unknown, written: string, keys: readonly string[]): Reading[] {
  const plain = (text: string): Reading => ({ value: text, text });
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
    return [{ value: Number(bound), text: String(bound) }];
  }
  if (Array.isArray(value)) return value.length === 1 && typeof value[0] === 'string' ? [plain(value[0])] : [];
  if (typeof value === 'number' || typeof value === 'boolean')
    return [{ value: written, text: `'${written}'`, more: ', in quotes' }];
  if (typeof value !== 'string') return [];
  const date = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
  const iso = value.replace(date, (_, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const addresses = [`/${value.replace(/^[./]+/, '')}`, `https://${value}`].map(plain);
  const isHost = /^www\.|^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i.test(value);
  return [
    { value: value.split(',').map((one) => one.trim()), text: `[${value}]` },
    plain(iso),
    plain(value.toLowerCase()),
    ...(/^https?:\/\/[^/]+\/./.test(value) && URL.canParse(value) ? [plain(new URL(value).pathname)] : []),
    ...(/^\w+:/.test(value) ? [] : isHost ? addresses.reverse() : addresses),
    ...keys.map((key) => ({ value: { [key]: iso }, text: `{ ${key}: ${iso} }` })),
  ];
}

/** What the rule of a schema says to write, or the line as the author most likely meant it, which the schema takes. */
function corrected(issue: Issue, source: YamlSource, schema: z.ZodType): string | undefined {
  const { path } = issue;
  if (issue.code === 'custom' && typeof issue.params?.remedy === 'string') return issue.params.remedy;
  const [value, key] = [valueAt(source.value, path), String(path.at(-1) ?? '')];
  const start = Number.isInteger(Number(key)) ? '' : `${key}: `;
  const expected = issue.code === 'invalid_type' ? issue.expected : '';
  if (expected === 'array' && typeof value === 'string' && /^-\S/.test(value))
    return 'Write a space after the `-` that begins each entry.';
  if (expected === 'boolean') return `Write \`${key}: true\` or \`${key}: false\`.`;
  const keys = keysAt(schema, path, source.value);
  const meant = readingsOf(issue, value, source.writtenAt(path), keys).find((reading) => {
    const { error } = schema.safeParse(withValue(source.value, path, reading.value));
    // A union reports at its beginning that no form fits.
    const isHere = (found: Issue): boolean =>
      path.every((part, depth) => depth >= found.path.length || found.path[depth] === part);
    return error?.issues.every((found) => found.code === 'unrecognized_keys' || !isHere(found)) ?? true;
  });
  if (meant) return `Write \`${start}${meant.text}\`${meant.more ?? ''}.`;
  if (isEmpty(issue, value)) {
    if (start === '') return 'Write a value, or remove the entry.';
    return `Write ${Array.isArray(value) ? 'an entry below' : 'a value behind'} \`${key}:\`, or remove the line.`;
  }
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return `Write a day of the calendar, such as \`${start}2026-05-31\`.`;
  if (path.length === 0 && expected === 'record') return 'Write a key with a colon above it, such as `name:`.';
  if (keys.length > 0 && (start !== '' || expected !== '')) return `Write \`${start}${sampleOf(keys)}\`.`;
  const sample = start === '' ? undefined : samples[expected];
  return sample && `Write ${kinds[expected]}, such as \`${start}${sample}\`.`;
}

const sampleOf = (keys: readonly string[]): string =>
  keys.length === 0 ? '…' : `{ ${keys.map((key) => `${key}: …`).join(', ')} }`;

/** A value in which another one stands at a path. */
function withValue(whole: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(whole, [key]), rest, value);
  if (Array.isArray(whole)) return whole.with(Number(key), inner);
  return { ...(isRecord(whole) ? whole : {}), [key]: inner };
}

const isEmpty = (issue: Issue, value: unknown): boolean =>
  value === null || (issue.code === 'too_small' && issue.minimum === 1 && issue.origin !== 'number');

/** The words that a value may be, where the schema lists them. */
function knownValues(issue: Issue, schema: z.ZodType, value: unknown): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || issue.errors.length > 0) return [];
  const forms = definitionsAt(schema, issue.path, value);
  return forms.flatMap(({ values }) => (Array.isArray(values) ? values.map(String) : []));
}

/** A path through lists by the names of their entries, as authors know them: `items.Core.sidebar`. */
function namedPath(value: unknown, path: readonly PropertyKey[]): string {
  const named = path.map((key, depth) => {
    const entry = typeof key === 'number' ? valueAt(value, path.slice(0, depth + 1)) : undefined;
    const names = isRecord(entry) ? [entry.id, entry.name, entry.label, entry.title] : [];
    return names.find((name): name is string => typeof name === 'string' && name !== '') ?? String(key);
  });
  // Of a file that is a list, the place tells which entry it is.
  return named.join('.').replace(/^\d+\.(?=.)/, '');
}

/** Writes the key that was meant, unless `beside` has it already. */
const renaming = (key: string, near: string | undefined, beside: unknown): Pick<Problem, 'fix'> =>
  near === undefined || (isRecord(beside) && Object.hasOwn(beside, near))
    ? {}
    : { fix: { replace: `${key}:`, by: `${near}:` } };

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);

/** Keys that an object at this path may have, by the schema. */
const keysAt = (schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] =>
  definitionsAt(schema, path, value).flatMap(({ shape }) => (isRecord(shape) ? Object.keys(shape) : []));

/** What the schema says about the values at a path of a value: one definition, or one for each form of a union that fits. */
function definitionsAt(schema: unknown, path: readonly PropertyKey[], value: unknown): Record<PropertyKey, unknown>[] {
  const definition = isRecord(schema) && isRecord(schema.def) ? schema.def : {};
  const inner = definition.innerType ?? definition.in ?? definition.getter;
  if (inner !== undefined)
    return definitionsAt(typeof inner === 'function' ? (inner as () => unknown)() : inner, path, value);
  if (Array.isArray(definition.options)) {
    const forms = definition.options.map((option) => definitionsAt(option, [], value)).flat();
    const kind = String(definition.discriminator);
    const kindsOf = ({ shape }: Record<PropertyKey, unknown>): unknown[] =>
      isRecord(shape) ? definitionsAt(shape[kind], [], undefined).flatMap(({ values }) => values) : [];
    const fitting = forms.filter((form) => kindsOf(form).includes(valueAt(value, [kind])));
    return (fitting.length > 0 ? fitting : forms).flatMap((form) => definitionsAt({ def: form }, path, value));
  }
  const [key, ...rest] = path;
  if (key === undefined) return [definition];
  const next = isRecord(definition.shape) ? definition.shape[key] : (definition.element ?? definition.valueType);
  return definitionsAt(next, rest, valueAt(value, [key]));
}

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null;

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const keys = path.slice(0, depth).map(String);
    const parent = document.getIn(keys.slice(0, -1));
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === keys.at(-1));
      if (pair && isScalar(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(keys, true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
