import type { z } from 'zod';
import { nearest, suggest } from './nearest';
import type { Problem } from './problems/problems';
import { joinedKey, readYaml } from './yaml-source';
import type { YamlSource } from './yaml-source';
import { isObject, valueAt } from './guards';

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
  const value = valueAt(source.value, issue.path);
  const place = { file, ...source.placeOf(issue.path) };
  const where = namedPath(source.value, issue.path);
  const at = where === '' ? '' : ` in \`${where}\``;
  const named = where === '' ? `The ${issue.path.length === 0 ? 'file' : 'entry'}` : `\`${where}\``;
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
          ...place,
          what: `${named} is incomplete.`,
          remedy: `Add a line ${missing.map((key) => `\`${key}: …\``).join(' or ')}.`,
        },
      ];
    const keys = isObject(value) && !Array.isArray(value) ? Object.keys(value) : [];
    const fitting = keysAt(schema, issue.path, source.value);
    const isUnlike =
      !keys.some((key) => fitting.includes(key)) && keys.some((key) => nearest(key, fitting) === undefined);
    if (isUnlike && keys.length > 1)
      return [{ ...place, what: `${named} has none of the keys of an entry.`, remedy: suggest('', fitting) }];
    // Each form refuses one of them, or is no form with keys.
    const isRefused = issue.errors.every((form) =>
      form.some(({ code, path }) => path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_type')),
    );
    if (isRefused && keys.length > 0 && keys.every((key) => fitting.includes(key)))
      return [
        {
          ...place,
          what: `${named} has keys that do not go together: ${keys.map((key) => `\`${key}\``).join(', ')}.`,
          remedy: 'Remove those that are meant for another kind of entry.',
        },
      ];
    if (meant && meant.depth > 0) return meant.problems;
  }
  const key = String(issue.path.at(-1) ?? '');
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
  if (joined) return [{ ...place, what: `${joined.what}.`, remedy: joined.remedy }];
  const what = `${named}${messageOf(issue, value)}.`;
  const remedy = corrected(issue, source, schema);
  if (remedy !== undefined) return [{ ...place, what, remedy }];
  if (where === '') return [{ ...place, what, remedy: 'Correct it.' }];
  const isOptional = schema.safeParse(withValue(source.value, issue.path, undefined)).success;
  return [{ ...place, what, remedy: `Correct the value of \`${where}\`${isOptional ? ', or remove the line' : ''}.` }];
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
  if (issue.code === 'too_small')
    return ` must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
  if (issue.code === 'too_big')
    return ` must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`;
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
    const [bound, inside] = issue.code === 'too_small' ? [issue.minimum, 1] : [issue.maximum, -1];
    const nearestValue = Number(bound) + (issue.inclusive === false ? inside : 0);
    return [{ value: nearestValue, text: String(nearestValue) }];
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
  const isHost = /^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2,}\/|(?:com|dev|io|net|org)$)/i.test(value);
  return [
    { value: value.split(',').map((one) => one.trim()), text: `[${value}]` },
    plain(iso),
    plain(value.toLowerCase()),
    plain(value.replace(/^(https?):\/?(?=[^/])/, '$1://')),
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
  const holder = path.length === 0 && Array.isArray(value) && keys.find((one) => fitsAt(schema, one, value));
  if (holder) return `Write \`${holder}:\` above the list.`;
  if (path.length === 0 && expected === 'object' && Array.isArray(value) && value.every(isObject))
    return 'Remove the `-` before its keys.';
  if (path.length === 0 && expected === 'record') return 'Write a key with a colon above it, such as `name:`.';
  if (keys.length > 0 && (start !== '' || expected !== '')) return `Write \`${start}${sampleOf(keys)}\`.`;
  const sample = start === '' ? undefined : samples[expected];
  return sample && `Write ${kinds[expected]}, such as \`${start}${sample}\`.`;
}

/** Whether a list is what belongs below a key of a file. */
const fitsAt = (schema: z.ZodType, key: string, value: readonly unknown[]): boolean =>
  value.length > 0 && schema.safeParse({ [key]: value }).error?.issues.every(({ path }) => path[0] !== key) !== false;

const sampleOf = (keys: readonly string[]): string =>
  keys.length === 0 ? '…' : `{ ${keys.map((key) => `${key}: …`).join(', ')} }`;

/** A value in which another one stands at a path. */
function withValue(whole: unknown, [key, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(valueAt(whole, [key]), rest, value);
  if (Array.isArray(whole)) return whole.with(Number(key), inner);
  return { ...(isObject(whole) ? whole : {}), [key]: inner };
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
    const names = isObject(entry) ? [entry.id, entry.name, entry.label, entry.title] : [];
    return names.find((name): name is string => typeof name === 'string' && name !== '') ?? String(key);
  });
  // Of a file that is a list, the place tells which entry it is.
  return named.join('.').replace(/^\d+(?:\.|$)/, '');
}

/** Writes the key that was meant, unless `beside` has it already. */
const renaming = (key: string, near: string | undefined, beside: unknown): Pick<Problem, 'fix'> =>
  near === undefined || (isObject(beside) && Object.hasOwn(beside, near))
    ? {}
    : { fix: { replace: `${key}:`, by: `${near}:` } };

/** Keys that an object at this path may have, by the schema. */
const keysAt = (schema: z.ZodType, path: readonly PropertyKey[], value: unknown): string[] => {
  const definitions = definitionsAt(schema, path, value);
  return [...new Set(definitions.flatMap(({ shape }) => (isObject(shape) ? Object.keys(shape) : [])))];
};

/** What the schema says about the values at a path of a value: one definition, or one for each form of a union that fits. */
function definitionsAt(schema: unknown, path: readonly PropertyKey[], value: unknown): Record<PropertyKey, unknown>[] {
  const definition = isObject(schema) && isObject(schema.def) ? schema.def : {};
  const inner = definition.innerType ?? definition.in ?? definition.getter;
  if (inner !== undefined)
    return definitionsAt(typeof inner === 'function' ? (inner as () => unknown)() : inner, path, value);
  if (Array.isArray(definition.options)) {
    const forms = definition.options.map((option) => definitionsAt(option, [], value)).flat();
    const { discriminator: kind } = definition;
    const isMeant = ({ shape }: Record<PropertyKey, unknown>): boolean =>
      typeof kind === 'string' &&
      isObject(shape) &&
      definitionsAt(shape[kind], [], undefined).some(
        ({ values }) => Array.isArray(values) && values.includes(valueAt(value, [kind])),
      );
    const fitting = forms.filter(isMeant);
    return (fitting.length > 0 ? fitting : forms).flatMap((form) => definitionsAt({ def: form }, path, value));
  }
  const [key, ...rest] = path;
  if (key === undefined) return [definition];
  const next = isObject(definition.shape) ? definition.shape[key] : (definition.element ?? definition.valueType);
  return definitionsAt(next, rest, valueAt(value, [key]));
}
