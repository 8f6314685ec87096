import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { pathBelow } from '../../content/files/path-below';

/** An element, after what no name or call ends with: `Array<style>` is a type. Braces stand in its attributes. */
const element = /(?<![\w$)\]])<(script|style)\b((?:[^<>{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)>/g;
/** Code that makes one of them. */
export const creation = /createElement\(\s*['"`](script|style)['"`]/g;
/** An address of a script, by what it is for or by its ending. */
const addresses = [
  /\bsrc\b['"`]?\s*(?:=|:|,)\s*(['"`])((?:https?:)?\/\/[^'"`\s]+)\1/g,
  /(['"`])((?:https?:)?\/\/[^'"`\s]+\.m?js(?:\?[^'"`\s]*)?)\1/g,
];
const ofElement = /(?<![\w-])src\s*=\s*\{?\s*['"`]((?:https?:)?\/\/[^'"`\s]+)/;
/** An element with data, an address, or properties that only running can tell. */
const isNotInline = /(?<![\w-])src\s*=|\btype=\{?\s*['"`](?:application\/|text\/template)|\{\.\.\./;

/** What the policy of the built site blocks, and where the code says so. */
interface Blocked {
  readonly what: string;
  readonly index: number;
}

/** The scripts and style sheets that a module adds to a page and that the policy of the built site blocks: hosts, or that they are inline. */
export function blockedScripts(source: string): Blocked[] {
  const code = source.replace(commentOrString, (text) => (text.startsWith('/') ? blank(text) : text));
  const bare = source.replace(commentOrString, blank);
  const elements = [...bare.matchAll(element)].flatMap(({ index, 0: tag, 1: name }): Blocked[] => {
    if (name === 'style') return [{ what: inlineStyle, index }];
    const attributes = code.slice(index, index + tag.length);
    const from = ofElement.exec(attributes)?.[1];
    if (from !== undefined) return [{ what: hostOf(from), index }];
    return isNotInline.test(attributes) ? [] : [{ what: 'an inline script', index }];
  });
  const created = [...code.matchAll(creation)].filter(({ index }) => bare.startsWith('createElement', index));
  const styles = created.filter(([, name]) => name === 'style').map(({ index }) => ({ what: inlineStyle, index }));
  const added = created.some(([, name]) => name === 'script')
    ? addresses.flatMap((address) =>
        [...code.matchAll(address)].map(({ index, 2: from = '' }) => ({ what: hostOf(from), index })),
      )
    : [];
  const found = [...elements, ...added, ...styles].sort((a, b) => a.index - b.index);
  return found.filter(({ what }, at) => found.findIndex((other) => other.what === what) === at);
}

const inlineStyle = 'an inline style sheet';

/** An apostrophe of a text in JSX begins a string at most up to the end of its line, and the slashes of an address no comment. */
const commentOrString =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|"(?:[^"\\\n]|\\.)*"|(?<!\w)'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;

/** As long as before, with the same lines. */
const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const hostOf = (address: string): string =>
  `https://${address.replace(/^(?:https?:)?\/\//, '').replace(/[/?].*$/s, '')}`;

/** A plugin of esbuild that reports them in the modules of a tree. */
export const reportBlockedScripts = (root: string, problems: Problem[]): Plugin => ({
  name: 'blocked scripts',
  setup(build) {
    build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, ({ path: file }) => {
      const code = readFileSync(file, 'utf8');
      const blocked = /script\b|style\b/.test(code) ? blockedScripts(code) : [];
      const [first] = blocked;
      if (first === undefined) return undefined;
      const line = code.slice(0, first.index).split('\n').length;
      const what = `The module adds scripts or style sheets that the Content Security Policy blocks: ${blocked.map((one) => one.what).join(', ')}.`;
      const remedy =
        'The browser reports them, except those that a page has in its HTML. Put them into `static/`, or leave them out.';
      const name = pathBelow(root, file);
      problems.push(asWarning({ file: name, line, column: 1, what, remedy }));
      return undefined;
    });
  },
});
