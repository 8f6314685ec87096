import { LineCounter, isMap, isNode, isScalar, parseDocument, visit } from 'yaml';
import type { Document, YAMLError } from 'yaml';
import type { Problem } from './problems/problems';

/** A YAML text with the place of each of its values. */
export interface YamlSource {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Where the value at a path (keys and indices) stands; the nearest parent's place when it is absent. */
  placeOf(path: readonly PropertyKey[]): { line: number; column: number };
  /** A value as it is written: `2026.10`, which is read as the number 2026.1. */
  writtenAt(path: readonly PropertyKey[]): string;
  /** The comment behind a value in its line, from its `#` on. */
  commentAt(path: readonly PropertyKey[]): string | undefined;
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
    const { what, remedy = otherwise } = meaningOf({ pos, message }, text);
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
      ...place(Math.max(0, text.indexOf(`*${/\S+$/.exec(fault)?.[0] ?? ''}`))),
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
    commentAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) && typeof node.comment === 'string' ? `#${node.comment.split('\n')[0]}` : undefined;
    },
  };
}

/** What an error of the parser means in plain words, and what to write instead, where that is known. */
export function meaningOf(
  { pos, message }: Pick<YAMLError, 'pos' | 'message'>,
  text: string,
): { readonly what: string; readonly remedy?: string } {
  const mistake = mistakes.find(({ says }) => says.test(message));
  return { what: message, ...(mistake?.meant?.(lineAt(text, pos[0])) ?? mistake) };
}

const lineAt = (text: string, at: number): string =>
  /^.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

/** What is wrong with `key:value`, which is a text without a key. An address has slashes there. */
export function joinedKey(line: string): Meaning | undefined {
  const [, key, value] = /^[\s-]*([A-Za-z][\w-]*):((?!\/\/)\S.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return undefined;
  return { what: `There is no space after \`${key}:\``, remedy: `Write \`${key}: ${value}\`.` };
}

/** What is wrong with `-entry`, which is no entry of a list. */
function joinedDash(line: string): Meaning | undefined {
  const [, entry] = /^\s*-([^\s-].*)$/.exec(line) ?? [];
  return entry === undefined ? undefined : { what: 'There is no space after `-`', remedy: `Write \`- ${entry}\`.` };
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
type Meaning = Required<Pick<Mistake, 'what' | 'remedy'>>;
const mistakes: readonly Mistake[] = [
  { says: /^Tabs are not allowed/, remedy: 'Replace the tab by spaces.' },
  { says: /^Map keys must be unique/, remedy: 'Remove this line or the other one with the same key.' },
  {
    says: /^All \w+ items/,
    meant: joinedDash,
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
