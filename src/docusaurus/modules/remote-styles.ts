import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { pathBelow } from '../../content/files/paths';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';

/** An address of another site, as style sheets write it: after `@import`, or as the source of a font. */
const address = /^\s*(?:url\(\s*)?['"]?(?:https?:)?\/\/([^'"\s)/]+)/i;

/** Whether what a rule imports, or a font is read from, is on another site. */
const isRemote = (written: string): boolean => address.test(written);

const hostsOf = (sources: readonly string[]): string[] => [
  ...new Set(sources.flatMap((source) => address.exec(source)?.[1] ?? []).map((host) => `https://${host}`)),
];

const valuesIn = (css: string, rule: RegExp): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(rule)].map(([, value = '']) => value);

/** Addresses that the fonts of a style sheet are read from. */
const fontSources = (css: string): string[] =>
  valuesIn(css, /@font-face\s*\{([^}]*)\}/gi).flatMap((font) => font.match(/url\([^)]*\)/gi) ?? []);

/** Hosts of fonts that a style sheet gets from other sites. */
export const remoteFonts = (css: string): string[] => hostsOf(fontSources(css));

/** Hosts of style sheets and fonts that a style sheet gets from other sites. */
export const remoteStyles = (css: string): string[] =>
  hostsOf([...valuesIn(css, /@import\s*([^;]*)/gi), ...fontSources(css)]);

/** A problem if the style sheet at this path below the tree gets something from these hosts. */
export function remoteProblems(file: string, hosts: readonly string[]): Problem[] {
  if (hosts.length === 0) return [];
  const what = `The style sheet is used without what it gets from other sites: ${hosts.join(', ')}.`;
  const remedy = 'Copy these style sheets and fonts into your site.';
  return [asWarning({ file, line: 1, column: 1, what, remedy })];
}

/** A plugin of esbuild that reports them in the style sheets of a tree. */
export const reportRemoteStyles = (root: string, problems: Problem[]): Plugin => ({
  name: 'styles of other sites',
  setup(build) {
    build.onLoad({ filter: /\.(?:css|s[ac]ss)$/ }, ({ path: file }) => {
      const hosts = remoteStyles(readFileSync(file, 'utf8'));
      problems.push(...remoteProblems(pathBelow(root, file), hosts));
      return undefined;
    });
  },
});

/** The parts of PostCSS that we touch. */
interface Rule {
  readonly params: string;
  remove(): void;
}
interface Declaration {
  value: string;
  readonly parent?: { readonly name?: string };
  remove(): void;
}

/** A plugin of PostCSS that leaves out style sheets and fonts of other sites, which the policy of the built site blocks. */
export const ownSheetsOnly = {
  postcssPlugin: 'own sheets only',
  AtRule: { import: (rule: Rule): void => (isRemote(rule.params) ? rule.remove() : undefined) },
  Declaration: {
    src(declaration: Declaration): void {
      if (declaration.parent?.name !== 'font-face' || !/url\(/i.test(declaration.value)) return;
      const sources = declaration.value.split(/,(?![^(]*\))/);
      const own = sources.filter((source) => !isRemote(source));
      if (own.length === 0) declaration.remove();
      else if (own.length < sources.length) declaration.value = own.join(',').trim();
    },
  },
};
