import type { Problem } from '../problems';
import type { ProseRule } from './prose-rules';
import { proseOf, proseOfData } from './prose';

/** A place where a rule about prose is broken. */
export type ProseFinding = Problem & { readonly rule: ProseRule };

/** Words that a sentence quotes belong to somebody else; a whole line in quotation marks is a value of YAML. */
const quotation = /(?<=\w.*)(?:"[^"\n]*"|“[^”\n]*”)/g;
const blank = (text: string): string => ' '.repeat(text.length);

/** The prose of a file: that of a page, or the sentences in a data file. */
export const proseIn = (file: string, source: string): string =>
  file.endsWith('.yml') ? proseOfData(source) : proseOf(source);

/** Finds the patterns that prose avoids in a page, a partial or a data file. */
export function checkProse(file: string, source: string, rules: readonly ProseRule[]): ProseFinding[] {
  const lines = source.split('\n');
  return proseIn(file, source)
    .replaceAll(quotation, blank)
    .split('\n')
    .flatMap((prose, index) => {
      const at = (rule: ProseRule, match: RegExpExecArray): ProseFinding => ({
        ...{ rule, file, line: index + 1, column: match.index + 1 },
        what: `Avoid “${wordsAt(lines[index] ?? '', match)}” (${rule.id}).`,
        remedy: rule.instead,
        severity: 'warning',
      });
      return prose.trim() === '' ? [] : rules.flatMap((rule) => [...prose.matchAll(rule.find)].map((m) => at(rule, m)));
    });
}

/** What was found; a mark alone says nothing, so it comes with the words around it. */
function wordsAt(line: string, { 0: found, index }: RegExpExecArray): string {
  const end = index + found.length;
  if (/\w/.test(found)) return line.slice(index, end);
  const before = line.slice(0, index).split(' ').slice(-2);
  const after = line.slice(end).split(' ').slice(0, 6);
  return `${before.join(' ')}${found}${after.join(' ')}`;
}
