import './help.mts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../src/config/environment';
import { readSources } from '../src/content/files/read-content';
import { filesBelow } from '../src/content/files/files-below';
import { writeFileAt } from '../src/content/files/write-file';
import { readTranslations } from '../src/content/locales';
import { readSiteConfig } from '../src/content/site-file';
import { docPath } from '../src/model/addresses/routes';
import { escapeRegExp } from '../src/model/escape';
import { docIdOf } from '../src/model/pages/doc-names';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../src/model/pages/front-matter/front-matter';
import { suggestNearest } from '../src/model/nearest';
import { moveWithTranslations, picturesOf } from '../src/model/pages/move-page';
import { wrongAnswer } from '../src/model/pages/new-file';
import { fail } from './fail.mts';

/**
 * `npm run move old new`: renames or moves a doc. Both are ids, like `core/entity/fan`, or paths of files. Its translations,
 * links, sidebars, data and browser tests follow, the old address redirects to the new one, and the doctor checks the result.
 */
const contentDir = environment.contentDir();
const { config } = readSiteConfig(contentDir);
const { docsBasePath: base } = config;
const translations = readTranslations(contentDir, config);
const languages = [...translations.keys()];
const written = process.argv.slice(2).map((name) => name.replace(/^(?:content\/)?(?:docs\/)?|\.mdx?$/g, ''));
const [oldName, newName] = written;
if (oldName === undefined || newName === undefined) fail('Use npm run move old-id new-id.');
const inContent = (file: string): string => path.relative('.', path.join(contentDir, file));

const from =
  [`docs/${oldName}.md`, `docs/${oldName}.mdx`, `docs/${oldName}/index.md`].find((file) =>
    existsSync(inContent(file)),
  ) ??
  fail(
    `There is no doc \`${oldName}\`. ${suggestNearest(
      oldName,
      filesBelow(inContent('docs')).map((file) => path.relative(inContent('docs'), file).replace(/\.mdx?$/, '')),
      `Only docs are moved, one at a time: use the path below ${inContent('docs')}, without the extension.`,
    )}`,
  );
const wrong = wrongAnswer('doc', { title: newName, id: newName, date: '' }, []);
if (wrong !== undefined) fail(wrong);
const to = `docs/${newName}${path.extname(from)}`;
const taken = [to, ...languages.map((folder) => `${folder}/${to}`)].find((file) => existsSync(inContent(file)));
if (taken !== undefined) fail(`${inContent(taken)} already exists. Use another name.`);

const { yaml } = splitFrontMatter(readFileSync(inContent(from), 'utf8'));
const { id, slug } = frontMatterValues(readFrontMatter(yaml, from));
const ofFile = (file: string): { readonly id: string; readonly address: string } => {
  const name = file.slice('docs/'.length);
  const own = docIdOf(name, typeof id === 'string' ? id : undefined);
  return {
    id: own,
    address: docPath(own, { slug: typeof slug === 'string' ? slug : undefined, name: docIdOf(name), base }),
  };
};
const sources = readSources(contentDir);
// Queries of the search benchmark name the pages that they should find.
const queries = path.relative(contentDir, 'bench/search/gold.yml');
if (existsSync(inContent(queries))) sources.set(queries, readFileSync(inContent(queries), 'utf8'));
const [before, after] = [ofFile(from), ofFile(to)];
const changed = moveWithTranslations(
  {
    file: { from, to },
    address: { from: before.address, to: after.address },
    id: { from: before.id, to: after.id },
  },
  sources,
  translations,
);
for (const [file, text] of changed) writeFileAt(inContent(file), text);
for (const file of [from, ...languages.map((folder) => `${folder}/${from}`)]) rmSync(inContent(file), { force: true });
console.log(
  `Moved ${before.address} to ${after.address}. Written:\n${[...changed.keys()].map(inContent).sort().join('\n')}`,
);
// The browser tests open pages of our own content by their addresses.
const isOurs = path.resolve(contentDir) === path.resolve('content');
const address = new RegExp(`(?<![\\w-])${escapeRegExp(before.address)}(?![\\w-]|/(?!page-data\\.json))`, 'g');
for (const file of isOurs ? filesBelow(path.resolve('test/browser')) : []) {
  const text = readFileSync(file, 'utf8');
  const moved = text.replace(address, () => after.address);
  if (moved === text) continue;
  writeFileSync(file, moved);
  console.log(path.relative('.', file));
}
const left = [...picturesOf(to, changed.get(to) ?? '')].map(inContent);
if (left.length > 0)
  console.log(`Its pictures stay where they are, because other pages may show them:\n${left.join('\n')}`);
process.exitCode = spawnSync('npm', ['run', '--silent', 'doctor'], { stdio: 'inherit' }).status ?? 1;
