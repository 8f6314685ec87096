import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';
import type { PageSource } from '../../model/pages/pages';
import { filesBelow } from '../../content/read-content';

/** Folder of the MDX that pages run as: what the compiler makes of those that compute. gatsby-plugin-mdx takes it from there. */
export const programsDir = path.resolve('.tmp/programs');

/** Path of the program of a page. */
export const programFile = (file: string): string => path.join(programsDir, `${file.replace(/\.mdx?$/, '')}.mdx`);

/** Writes the program of a page that computes; a page that no longer does loses its own. */
export function writeProgram({ file, computes, program, frontMatter }: PageSource): void {
  const target = programFile(file);
  if (!computes) {
    rmSync(target, { force: true });
    return;
  }
  const text = `export const frontMatter = ${JSON.stringify(frontMatter)};\n\n${program}`;
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes the programs of a whole site, and removes those of pages that are gone. */
export async function writePrograms(pages: readonly PageSource[]): Promise<void> {
  mkdirSync(programsDir, { recursive: true });
  const wanted = new Set(pages.map(({ file }) => programFile(file)));
  for (const file of await filesBelow(programsDir)) if (!wanted.has(file)) rmSync(file);
  for (const page of pages) writeProgram(page);
}

const programNode = z.object({ sourceInstanceName: z.literal('programs'), absolutePath: z.string() });

/** Programs that Gatsby knows of. */
export function sourcedPrograms({ getNodesByType }: Pick<NodePluginArgs, 'getNodesByType'>): ReadonlySet<string> {
  return new Set(getNodesByType('File').flatMap((node) => programNode.safeParse(node).data?.absolutePath ?? []));
}
