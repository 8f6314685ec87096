import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeFileAt } from '../../src/content/files/write-file';

/** Pinned, so that figures of different days can be compared. Node is the one that CI builds with. */
const packages = {
  astro: '7.3.5',
  '@astrojs/starlight': '0.42.4',
  [`node-${process.platform}-${process.arch}`]: '24.21.0',
};
const folder = path.resolve('.tmp/starlight');

/** The Node that both sites are built with. */
export const node = path.join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
export const starlightVersions = `Astro ${packages.astro}, Starlight ${packages['@astrojs/starlight']}`;
export const starlightBuild = [node, 'node_modules/astro/bin/astro.mjs', 'build'];

const config = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Docs' })], telemetry: false });
`;
const collections = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

/** Installs what Starlight needs, unless it is there. */
export function installStarlight(): void {
  mkdirSync(folder, { recursive: true });
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  const file = path.join(folder, 'package.json');
  if (existsSync(node) && readFileSync(file, 'utf8') === manifest) return;
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
}

/**
 * A Starlight site of the Markdown that a build of ours publishes beside its pages. It has the same text as the pages, with
 * the tables that our components expand to, and nothing that only our compiler knows. Returns its folder.
 */
export function makeStarlightSite(publicDir: string): string {
  const docs = path.join(folder, 'src/content/docs');
  rmSync(path.join(folder, 'src'), { recursive: true, force: true });
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(folder, 'astro.config.mjs'), config);
  writeFileSync(path.join(folder, 'src/content.config.ts'), collections);
  for (const part of ['docs', 'blog']) {
    const files = readdirSync(path.join(publicDir, part), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => name.endsWith('.md'))) {
      writeFileAt(path.join(docs, part, file), starlightPage(readFileSync(path.join(publicDir, part, file), 'utf8')));
    }
  }
  cpSync('static', path.join(folder, 'public'), { recursive: true });
  return folder;
}

const admonitions: Readonly<Record<string, string>> = { info: 'note', important: 'caution', warning: 'caution' };

/** The title moves into front matter, admonitions get the names that Starlight knows, and relative pictures become their text. */
export function starlightPage(markdown: string): string {
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? 'Untitled';
  const body = markdown
    .replace(/^# .+$/m, '')
    .replace(/^(\s*):::(\w+)/gm, (_, indent: string, name: string) => `${indent}:::${admonitions[name] ?? name}`)
    .replace(/!\[([^\]]*)\]\((?!https?:|\/)[^)]*\)/g, '$1');
  return `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`;
}

/** Removes what builds keep for the next one. */
export function forgetStarlightBuilds(): void {
  for (const kept of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(path.join(folder, kept), { recursive: true, force: true });
}
