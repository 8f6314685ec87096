import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { PublishingSettings } from '../publishing';
import type { SiteSettings } from '../site';
import { docusaurusConfig } from './config-schema';
import { Notes } from './notes';
import { originFile } from './origin';
import type { Origin } from './origin';
import { readPlugins } from './plugins';
import { findModule, runModule } from './run-module';
import { convertTree } from './convert/tree';

/** A foreign tree as the build sees it: a folder with docs/, blog/, static/ and our data files. */
export interface MountedTree {
  readonly contentDir: string;
  readonly settings: Partial<SiteSettings & PublishingSettings>;
  readonly notes: readonly string[];
}

/** Whether a tree was made for Docusaurus: it has its settings, or it has pages but none of our data files. */
export function isForeign(root: string): boolean {
  const own = existsSync(path.join(root, 'data'));
  const theirs = ['docusaurus.config', 'sidebars'].some((name) => findModule(root, name) !== undefined);
  return theirs || (!own && existsSync(path.join(root, 'docs')));
}

/**
 * Reads a foreign tree and makes a folder of links to its parts, with settings and navigation translated into our data files.
 * Everything after that sees one kind of tree. The tree itself is only read.
 */
export async function mountTree(root: string, mount: string): Promise<MountedTree> {
  const notes = new Notes();
  const configFile = findModule(root, 'docusaurus.config');
  const config = configFile === undefined ? undefined : await runModule(configFile, notes);
  const { docs, blog } = readPlugins(docusaurusConfig.parse(config ?? {}), new Notes());
  const docsDir = docs === false ? undefined : path.resolve(root, docs.path);
  const blogDir = blog === false ? undefined : path.resolve(root, blog.path);
  const [staticDir = 'static', ...moreStatic] = docusaurusConfig.parse(config ?? {}).staticDirectories ?? [];
  for (const folder of moreStatic)
    notes.add(`staticDirectories: ${folder}`, 'is ignored because only one static folder is supported');
  const sidebarPath =
    docs !== false && typeof docs.sidebarPath === 'string' ? path.resolve(root, docs.sidebarPath) : undefined;
  const sidebarsFile =
    sidebarPath !== undefined && existsSync(sidebarPath) ? sidebarPath : findModule(root, 'sidebars');
  const hasBlog = blogDir !== undefined && existsSync(blogDir);
  const taken = convertTree(
    {
      config,
      sidebars: sidebarsFile === undefined ? undefined : await runModule(sidebarsFile, notes),
      folders: categoryFiles(docsDir),
      authors: blog === false || !hasBlog ? '' : textOf(path.join(blogDir, blog.authorsMapPath)),
      redirects: textOf(path.resolve(root, staticDir, '_redirects')),
      hasBlog,
    },
    notes,
  );
  if (existsSync(path.join(root, 'src/pages')))
    notes.add('src/pages', 'is ignored because this site has its own home page');
  if (existsSync(path.join(root, 'src/theme')))
    notes.add('src/theme', 'only replaces what pages import from `@theme/…`');
  const parts = new Map(readdirSync(root).map((name) => [name, path.join(root, name)]));
  for (const name of ['.git', 'node_modules', 'data', 'docs', 'blog', 'static']) parts.delete(name);
  for (const [name, folder] of [
    ['docs', docsDir],
    ['blog', blogDir],
    ['static', path.resolve(root, staticDir)],
  ] as const) {
    if (folder !== undefined && existsSync(folder)) parts.set(name, folder);
  }
  const below = (file: string | undefined): string | undefined =>
    file && path.relative(root, file).split(path.sep).join('/');
  const inConfig = below(configFile);
  const authorsFile = blogDir !== undefined && blog !== false ? path.join(blogDir, blog.authorsMapPath) : undefined;
  const sources = {
    sidebars: below(sidebarsFile),
    navbar: inConfig,
    footer: inConfig,
    announcement: inConfig,
    redirects: inConfig,
    authors: authorsFile !== undefined && existsSync(authorsFile) ? below(authorsFile) : undefined,
  };
  writeMount(mount, parts, taken.data, {
    root,
    notes: notes.all,
    sources: withoutBlanks(sources),
    folders: withoutBlanks({ docs: below(docsDir), blog: below(blogDir) }),
  });
  return { contentDir: mount, settings: taken.settings, notes: notes.all };
}

const withoutBlanks = (record: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function categoryFiles(docsDir: string | undefined): Map<string, string> {
  if (docsDir === undefined || !existsSync(docsDir)) return new Map();
  const files = readdirSync(docsDir, { recursive: true, encoding: 'utf8' });
  const wanted = files.filter((file) => /(^|[\\/])_category_\.(?:json|ya?ml)$/.test(file));
  return new Map(
    wanted.map((file) => [file.split(path.sep).join('/'), readFileSync(path.join(docsDir, file), 'utf8')]),
  );
}

/** Leaves correct files untouched, because `npm run develop` may be watching. */
function writeMount(mount: string, parts: ReadonlyMap<string, string>, data: object, origin: Origin): void {
  mkdirSync(path.join(mount, 'data'), { recursive: true });
  for (const name of readdirSync(mount)) {
    if (name === 'data' || name === originFile) continue;
    if (readlinkSync(path.join(mount, name)) !== parts.get(name)) rmSync(path.join(mount, name));
  }
  for (const [name, target] of parts) {
    if (!existsSync(path.join(mount, name))) symlinkSync(target, path.join(mount, name), 'junction');
  }
  // JSON is YAML.
  const texts = Object.entries(data).map(([name, value]) => [
    `data/${name}.yml`,
    `${JSON.stringify(value, null, 1)}\n`,
  ]);
  for (const [name = '', text = ''] of [...texts, [originFile, JSON.stringify(origin)]]) {
    if (textOf(path.join(mount, name)) !== text) writeFileSync(path.join(mount, name), text);
  }
}
