import type { Problem } from '../problems/problems';
import type { ProseRule } from './prose-rules';
import type { ProseText } from './prose';

/** A place where a rule about prose is broken. */
export type ProseFinding = Problem & { readonly rule: ProseRule };

/** Words that a sentence quotes belong to somebody else; a whole line in quotation marks is a value of YAML. */
const quotation = /["“](?<=[^\s:].*["“])[^"”\n]*["”]/g;
const blank = (text: string): string => ' '.repeat(text.length);

/** Finds the patterns that prose avoids. */
export function checkProse({ file, source, prose }: ProseText, rules: readonly ProseRule[]): ProseFinding[] {
  const lines = source.split('\n');
  return prose
    .replaceAll(quotation, blank)
    .split('\n')
    .flatMap((text, index) => {
      const at = (rule: ProseRule, match: RegExpExecArray): ProseFinding => ({
        ...{ rule, file, line: index + 1, column: match.index + 1 },
        what: `Avoid “${wordsAt(lines[index] ?? '', match)}” (${rule.id}).`,
        remedy: rule.instead,
        severity: 'warning',
      });
      return text.trim() === '' ? [] : rules.flatMap((rule) => [...text.matchAll(rule.find)].map((m) => at(rule, m)));
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
