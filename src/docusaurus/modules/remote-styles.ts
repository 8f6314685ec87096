import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';

/** An address of another site, as style sheets write it: after `@import`, or as the source of a font. */
const address = /^\s*(?:url\(\s*)?['"]?(?:https?:)?\/\/[^'"\s)/]+/i;
const comment = /\/\*[\s\S]*?\*\//g;
const asked = /@import\s+([^;]*)|@font-face\s*\{([^}]*)\}/gi;

/** Whether what a rule imports, or a font is read from, is on another site. */
export const isElsewhere = (written: string): boolean => address.test(written);

/** Hosts of style sheets and fonts that a style sheet gets from other sites. */
export function remoteStyles(css: string): string[] {
  const sources = [...css.replace(comment, '').matchAll(asked)].flatMap(([, sheet, font = '']) =>
    sheet === undefined ? [...font.matchAll(/url\([^)]*\)/gi)].map(String) : [sheet],
  );
  const hosts = sources.filter(isElsewhere).map((source) => `https://${/\/\/([^'"\s)/]+)/.exec(source)?.[1] ?? ''}`);
  return [...new Set(hosts)];
}

/** A plugin of esbuild that reports them in the style sheets of a tree. */
export const reportRemoteStyles = (root: string, problems: Problem[]): Plugin => ({
  name: 'styles of other sites',
  setup(build) {
    build.onLoad({ filter: /\.(?:css|s[ac]ss)$/ }, ({ path: file }) => {
      const hosts = remoteStyles(readFileSync(file, 'utf8'));
      if (hosts.length > 0)
        problems.push(
          asWarning({
            ...{ file: path.relative(root, file).split(path.sep).join('/'), line: 1, column: 1 },
            what: `The style sheet is used without what it gets from other sites: ${hosts.join(', ')}.`,
            remedy: 'Copy these style sheets and fonts into your site.',
          }),
        );
      return undefined;
    });
  },
});
