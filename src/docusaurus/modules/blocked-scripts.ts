import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';

const element = /<script\b([^>]*)>/g;
const address = /(['"`])((?:https?:)?\/\/[^'"`\s]+\.m?js(?:\?[^'"`\s]*)?)\1/g;
const ofElement = /\bsrc=\{?\s*['"`]((?:https?:)?\/\/[^'"`\s]+)/;
/** An element with data, an address, or properties that only running can tell. */
const isNotInline = /\bsrc\b|\btype=\{?\s*['"`](?:application\/|text\/template)|\{\.\.\./;

/** The scripts and style sheets that a module adds to a page and that the policy of the built site blocks: hosts, or that they are inline. */
export function blockedScripts(code: string): string[] {
  const elements = [...code.matchAll(element)].flatMap(([, attributes = '']) => {
    const from = ofElement.exec(attributes)?.[1];
    if (from !== undefined) return [hostOf(from)];
    return isNotInline.test(attributes) ? [] : ['an inline script'];
  });
  const isAdded = /createElement\(\s*['"`]script['"`]/.test(code);
  const added = isAdded ? [...code.matchAll(address)].map(([, , from = '']) => hostOf(from)) : [];
  const styles = /<style\b|createElement\(\s*['"`]style['"`]/.test(code) ? ['an inline style sheet'] : [];
  return [...new Set([...elements, ...added, ...styles])];
}

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
      const at = Math.max(0, code.indexOf(first.replace(/^https:/, '')), code.search(/<(?:script|style)\b/));
      const line = code.slice(0, at).split('\n').length;
      const what = `The module adds scripts or style sheets that the Content Security Policy blocks: ${blocked.join(', ')}.`;
      const remedy = 'The browser reports them. Put them into `static/`, or leave them out.';
      const name = path.relative(root, file).split(path.sep).join('/');
      problems.push(asWarning({ file: name, line, column: 1, what, remedy }));
      return undefined;
    });
  },
});
