import { parse } from '@babel/parser';
import type { ParserPlugin } from '@babel/parser';
import { parser as python } from '@lezer/python';
import { parseAllDocuments } from 'yaml';
import { lineAt } from '../../model/reference/detect-uses';

/** Finds the line, counted from 1, at which a parser gives up; `undefined` for code that it reads to the end. */
type Check = (code: string) => number | undefined;

/** As in editors, the parser continues after a mistake and marks it. */
const inPython: Check = (code) => {
  let at: number | undefined;
  python.parse(code).iterate({ enter: ({ type, from }) => void (at ??= type.isError ? from : undefined) });
  return at === undefined ? undefined : lineAt(at, code);
};

const inJson: Check = (code) => {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    const [, position = code.length] = /position (\d+)/.exec(String(error)) ?? [];
    return lineAt(Number(position), code);
  }
};

/** A sample may show a right and a wrong way, with the same key twice. */
const inYaml: Check = (code) => {
  const [error] = parseAllDocuments(code, { uniqueKeys: false }).flatMap(({ errors }) => errors);
  return error && (error.linePos?.[0].line ?? 1);
};

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
      return error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number'
        ? lineAt(error.pos, code)
        : 1;
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

/** The line, counted from 1, at which a sample stops parsing; `undefined` for one that parses, and for languages without a parser here. */
export function lineOfMistake(language: string, code: string): number | undefined {
  return checks[otherNames[language] ?? language]?.(code);
}
