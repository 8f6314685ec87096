import './help.mts';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../src/config/environment';
import { readSources } from '../src/content/files/read-content';
import { writeChanged } from '../src/content/files/write-file';
import { readTranslations } from '../src/content/locales';
import { readTree } from '../src/content/tree-context';
import { readSiteConfig } from '../src/content/site-file';
import { docIdOf } from '../src/model/pages/doc-names';
import { docSetOfFile, mainFolder } from '../src/model/pages/doc-sets';
import {
  cutVersion,
  onlyInVersion,
  problemOfCut,
  problemOfRemoval,
  removeVersion,
  versionFiles,
} from '../src/model/pages/docs-versions';
import type { VersionedTree } from '../src/model/pages/docs-versions';
import { fail } from './fail.mts';

/**
 * `npm run version 1.0`: keeps the docs as they are now as version 1.0, below `/docs/1.0`, with their sidebars and a menu of versions.
 * `content/docs` stays the newest version. `-- --remove 1.0` takes a version away; its links and addresses lead to the newest docs then.
 * Both stop when `content` has changes that are not committed, unless you add `-- --force`, and both end with the doctor. A version that you
 * have just cut has never been committed, so `-- --remove 1.0 --force` takes it away, with all edits in its files.
 */
function answers() {
  try {
    return parseArgs({ options: { remove: { type: 'string' }, force: { type: 'boolean' } }, allowPositionals: true });
  } catch (error) {
    return fail(
      `${error instanceof Error ? error.message.split('. ')[0] : String(error)}. See npm run version -- --help.`,
    );
  }
}

// `npm version`, which is about package.json, runs a script of this name.
if (process.env.npm_command === 'version') process.exit();
const { values, positionals } = answers();
const [name = fail('Name the version: npm run version 1.0, or npm run version -- --remove 1.0.'), second] = [
  ...positionals,
  ...(values.remove === undefined ? [] : [values.remove]),
];
if (second !== undefined) fail(`Name one version at a time: \`${name}\` or \`${second}\`.`);
const contentDir = environment.contentDir();
const inContent = (file: string): string => path.relative('.', path.join(contentDir, file));
const git = (...args: string[]): string =>
  spawnSync('git', ['-C', contentDir, ...args, '--', '.'], { encoding: 'utf8' }).stdout;

const { config, problems } = readSiteConfig(contentDir);
const [wrong] = problems;
if (wrong) fail(`${inContent(wrong.file)}:${wrong.line}: ${wrong.what} Correct it first.`);
const { folder, sidebars } = versionFiles(name);

const main = mainFolder(config.docSets);
const { tree: context } = readTree(contentDir, { config });
const docs = new Map(
  [...context.addresses].flatMap(([file, address]) =>
    address !== undefined && docSetOfFile(file, config.docSets)?.folder === main
      ? [[address, docIdOf(file.slice(main.length + 1))] as const]
      : [],
  ),
);
const translations = readTranslations(contentDir, config);
const tree: VersionedTree = { config, files: readSources(contentDir), translations, docs };
/** A file or folder of the originals, and of each language that has it. */
const inEach = (file: string): string[] =>
  [file, ...[...translations.keys()].map((one) => `${one}/${file}`)].filter((one) => existsSync(inContent(one)));

const problem = values.remove === undefined ? problemOfCut(name, tree) : problemOfRemoval(name, tree);
if (problem !== undefined) fail(problem);

const dirty = git('status', '--porcelain').split('\n').filter(Boolean);
const isPublished = git('ls-files')
  .split('\n')
  .some((file) => file.startsWith(`${folder}/`));
const remedy =
  values.remove === undefined || isPublished
    ? 'add `-- --force`'
    : `add \`--force\` to delete ${inContent(folder)}, which was never committed, with all edits in it`;
if (dirty.length > 0 && values.force !== true)
  fail(
    `Commit or stash your changes first, or ${remedy}. Changed: ${dirty
      .slice(0, 5)
      .map((line) => line.slice(3))
      .join(', ')}${dirty.length > 5 ? ` and ${dirty.length - 5} more` : ''}.`,
  );

let changed: ReadonlyMap<string, string>;
if (values.remove === undefined) {
  changed = cutVersion(name, tree);
  for (const docsFolder of inEach(main))
    cpSync(inContent(docsFolder), inContent(docsFolder.slice(0, -main.length) + folder), { recursive: true });
} else {
  const removal = removeVersion(name, tree, isPublished);
  if (removal.broken.length > 0)
    fail(
      `These links lead to pages that only ${name} has. Change them first:\n${removal.broken.map(inContent).join('\n')}`,
    );
  ({ changed } = removal);
  for (const gone of [folder, sidebars].flatMap(inEach).map(inContent)) {
    rmSync(gone, { recursive: true });
    if (readdirSync(path.dirname(gone)).length === 0) rmdirSync(path.dirname(gone));
  }
}
for (const [file, text] of changed) writeChanged(inContent(file), text);
// What the library for YAML writes differs in quotes and brackets from what `npm test` asks for.
const data = [...changed.keys()].filter((file) => file.endsWith('.yml')).map((file) => path.resolve(contentDir, file));
spawnSync('npx', ['oxfmt', '--no-error-on-unmatched-pattern', ...data], { stdio: ['ignore', 'ignore', 'inherit'] });
const edited = [...changed.keys()].filter((file) => !file.includes(`${folder}/`)).map(inContent);
console.log(
  values.remove === undefined
    ? `${docs.size} docs are kept as version ${name} in ${inContent(folder)}. Also written: ${edited.sort().join(', ')}.`
    : `The version ${name} is gone. Also written: ${edited.sort().join(', ')}.`,
);
const addresses = [...context.addresses.values()].filter((address) => address !== undefined);
const lost = values.remove === undefined || !isPublished ? [] : onlyInVersion(name, tree, addresses);
if (lost.length > 0)
  console.log(
    `Only ${name} had these pages. To lead their addresses on, write a redirect for each in ${inContent('data/redirects.yml')}:\n${lost.map((address) => `  ${address}`).join('\n')}`,
  );
console.log('The doctor checks the content now, which may take a minute.');
process.exitCode = spawnSync('npm', ['run', '--silent', 'doctor'], { stdio: 'inherit' }).status ?? 1;
