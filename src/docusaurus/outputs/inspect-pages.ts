import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inlineCodeOf } from '../../deploy/headers';
import { prefixHtml, rewriteHtml, sharedScriptOf } from '../../deploy/rewrite-html';
import type { BuiltSite, FinishedTree, SitePage } from '../../content/tree-kind';
import { runningPages } from '../../model/pages/module-pages';
import { asWarning } from '../../model/problems/problems';
import type { Problem } from '../../model/problems/problems';
import { misplacedIn } from './misplaced-elements';
import type { Misplaced } from './misplaced-elements';

/** What the HTML of pages that run components of a tree has shown. */
type Inspection = Pick<FinishedTree, 'problems' | 'runsComponents' | 'inline' | 'unfit'>;
type InspectedSite = { readonly hasRoot: boolean } & Pick<
  BuiltSite,
  'publicDir' | 'prefix' | 'modules' | 'statics' | 'failed'
> & {
    readonly pages: readonly Pick<SitePage, 'path' | 'file' | 'needsMdx'>[];
  };

/** More of them would make the header of each response too long for some servers. */
const maxHashes = 20;

/** Reads the HTML of pages that run, as Gatsby wrote it. */
export function inspectPages({
  hasRoot,
  publicDir,
  prefix,
  pages,
  modules,
  statics,
  failed,
}: InspectedSite): Inspection {
  const running = runningPages(pages, modules);
  const problems = new Map<string, Problem>();
  const report = (problem: Problem): void => void problems.set(`${problem.file}\n${problem.what}`, problem);
  const unfit = new Set(failed.flatMap((address) => htmlFilesOf(publicDir, address)));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const allowIn = (file: string, html: string): void => {
    // As it will be published, because a hash is that of the very text.
    const published = sharedScriptOf(html) ? rewriteHtml(html, '') : html;
    const inline = inlineCodeOf(prefixHtml(published, prefix));
    const blocked = { scripts: addAll(scripts, inline.scripts), styles: addAll(styles, inline.styles) };
    if (blocked.scripts + blocked.styles > 0) report(blockedIn(file, blocked));
  };
  for (const page of running) {
    for (const file of htmlFilesOf(publicDir, page.path)) {
      const html = readFileSync(file, 'utf8');
      const misplaced = misplacedIn(html);
      if (misplaced.length > 0 || countedClass.test(html)) unfit.add(file);
      for (const one of misplaced) report(repairOf(page.file, one));
      allowIn(page.file, html);
    }
  }
  const code = running.length === 0 ? [] : readdirSync(publicDir).filter((name) => name.endsWith('.js'));
  const texts = code.map((name) => readFileSync(path.join(publicDir, name), 'utf8'));
  const needed = deeds.filter(({ pattern }) => texts.some((text) => pattern.test(text)));
  for (const { does, allows } of needed) report(neededIn(running[0]?.file ?? '', does, allows));
  const sources: readonly string[] = needed.map(({ source }) => source);
  const ofStyles: readonly string[] = sources.filter((source) => source === "'unsafe-inline'");
  for (const name of statics) allowIn(`static/${name}`, readFileSync(path.join(publicDir, name), 'utf8'));
  return {
    problems: [...problems.values()],
    runsComponents: running.length > 0 || hasRoot,
    inline: {
      scripts: [...scripts, ...sources.filter((source) => !ofStyles.includes(source))],
      // Browsers would pass over this word beside hashes.
      styles: ofStyles.length > 0 ? ofStyles : [...styles],
    },
    unfit,
  };
}

/**
 * Classes that packages count while they run (styled-components without a plugin, JSS). The build counts other components than a browser, and
 * hydration keeps the classes of the HTML, which no style sheet would have.
 */
const countedClass = /class="(?:[^"]* )?(?:sc-[a-zA-Z]{5,7}|jss\d+|makeStyles-\w+-\d+)[ "]/;

/** What scripts of pages do that the policy forbids otherwise: how that looks in minified code, and the source that allows it. */
const deeds = [
  {
    ...{ does: 'add style sheets to pages', allows: 'all inline style sheets', source: "'unsafe-inline'" },
    pattern: /createElement\(["'`]style["'`]\)/,
  },
  {
    ...{ does: 'run text as code, as live editors do,', allows: 'that (`unsafe-eval`)', source: "'unsafe-eval'" },
    pattern:
      /(?<![\w$.])Function\((?:\.\.\.)?[\w$]+(?:,(?:\.\.\.)?[\w$]+)*\)|(?<=[;,=({:!&|?[]|return )eval\([\w$]|\(0,\s?eval\)\(/,
  },
  {
    ...{ does: 'run WebAssembly', allows: 'that (`wasm-unsafe-eval`)', source: "'wasm-unsafe-eval'" },
    pattern: /\bWebAssembly\.(?:instantiate|compile|Module\b)/,
  },
];

/** The page of an address; of the page for unknown addresses, also the file that hosts look for. */
function htmlFilesOf(publicDir: string, address: string): string[] {
  const files = [path.join(publicDir, address, 'index.html'), path.join(publicDir, `${address}.html`)];
  return files.filter((file) => existsSync(file));
}

/** Adds hashes to those that are allowed, and says for how many there was no room. */
function addAll(allowed: Set<string>, hashes: readonly string[]): number {
  for (const hash of hashes) if (allowed.size < maxHashes) allowed.add(hash);
  return hashes.filter((hash) => !allowed.has(hash)).length;
}

const atStart = (file: string): Pick<Problem, 'file' | 'line' | 'column'> => ({ file, line: 1, column: 1 });

const repairOf = (file: string, { child, parent }: Misplaced): Problem =>
  asWarning({
    ...atStart(file),
    what: `The page has \`${child}\` in \`${parent}\`. Browsers change such HTML, so React renders the page again there.`,
    remedy:
      'Use elements that HTML allows in each other, such as `<div>` instead of `<p>`, and `<tbody>` in `<table>`.',
  });

const neededIn = (file: string, does: string, allows: string): Problem =>
  asWarning({
    ...atStart(file),
    what: `Components, or packages that they use, ${does} in the browser.`,
    remedy: `The Content Security Policy of the built site allows ${allows}.`,
  });

const blockedIn = (file: string, { scripts, styles }: Record<'scripts' | 'styles', number>): Problem =>
  asWarning({
    ...atStart(file),
    what: `The page has inline code that the Content Security Policy blocks (scripts: ${scripts}, style sheets: ${styles}).`,
    remedy: `The policy allows the first ${maxHashes} scripts and the first ${maxHashes} style sheets of a site. Put the others into files.`,
  });
