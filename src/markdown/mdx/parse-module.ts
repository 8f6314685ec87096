import { Parser } from 'acorn';
import type { Program } from 'acorn';
import jsx from 'acorn-jsx';
import { usedNames } from '../scope/free-names';

/** A name may be declared twice or only elsewhere: the code is a part of a page. */
class PartParser extends Parser {
  raiseRecoverable(): void {
    // What stops a real parser here is found by those that read the whole page.
  }
}

const parser = PartParser.extend(jsx());

/** The syntax tree of JavaScript with JSX; `undefined` for what is none. */
export function parseModule(code: string): Program | undefined {
  try {
    return parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  } catch {
    return undefined;
  }
}

/** Names that code may use. Of code that cannot be read, every word may be one; of other code, words in strings and texts are none. */
export function namesIn(code: string): ReadonlySet<string> {
  const program = parseModule(code);
  return program ? usedNames(program) : new Set(code.split(/[^\w$]+/));
}
