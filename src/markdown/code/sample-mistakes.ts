import { parse } from '@babel/parser';
import type { ParserPlugin } from '@babel/parser';
import { parser as python } from '@lezer/python';
import { parseAllDocuments } from 'yaml';
import { lineAt } from '../../model/reference/detect-uses';
import { meaningOf } from '../../model/yaml-source';

/** Where a parser gives up, and why, if it says that. */
interface SampleMistake {
  /** Counted from 1. */
  readonly line: number;
  readonly reason?: string;
}

/** `undefined` for code that the parser reads to the end. */
type Check = (code: string) => SampleMistake | undefined;

/** The reason in an error message, without the place in the sample. */
const firstWords = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).replace(
    /(?: in JSON)? \(?at (?:position|line) [^]*|\.?\s*\(\d+:\d+\)\s*$|, (?:\.\.\.)?"[^]*is not valid JSON$/,
    '',
  );

/** As in editors, the parser continues after a mistake and marks it. It also reads what only Python 2 knew. */
const inPython: Check = (code) => {
  let at: number | undefined;
  python.parse(code).iterate({
    enter: ({ type, from }) => void (at ??= type.isError || type.name === 'PrintStatement' ? from : undefined),
  });
  return at === undefined ? undefined : { line: lineAt(at, code) };
};

/** A sample may show a right and a wrong way, with the same key twice. */
const inYaml: Check = (code) => {
  const documents = parseAllDocuments(code, { uniqueKeys: false, prettyErrors: false });
  const [error] = documents.flatMap(({ errors }) => errors);
  return error && { line: lineAt(error.pos[0], code), reason: meaningOf(error, code).what };
};

const placeOf = (error: unknown): number =>
  error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;

/** What the language forbids beyond its grammar, such as a second `const` of the same name, may be two ways to do something. */
const inScript =
  (...plugins: ParserPlugin[]): Check =>
  (code) => {
    try {
      parse(code, {
        sourceType: 'module',
        plugins: ['decorators', ...plugins],
        errorRecovery: true,
        allowReturnOutsideFunction: true,
      });
      return undefined;
    } catch (error) {
      return { line: lineAt(placeOf(error), code), reason: firstWords(error) };
    }
  };

const inJson: Check = (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    // Of an unexpected token, the message has no place. Where JavaScript has another mistake, that is the first.
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const inLine = position === undefined ? inScript()(`(${code})`)?.line : lineAt(Number(position), code);
    return { line: inLine ?? lineAt(code.length, code), reason: firstWords(error) };
  }
};

const checks: Readonly<Record<string, Check>> = {
  python: inPython,
  json: inJson,
  yaml: inYaml,
  js: inScript('jsx'),
  ts: inScript('typescript'),
  tsx: inScript('typescript', 'jsx'),
};
const otherNames: Readonly<Record<string, string>> = {
  py: 'python',
  yml: 'yaml',
  javascript: 'js',
  jsx: 'js',
  typescript: 'ts',
};

/** Where a sample stops parsing; `undefined` for one that parses, and for languages without a parser here. */
export function mistakeIn(language: string, code: string): SampleMistake | undefined {
  return checks[otherNames[language] ?? language]?.(code);
}
