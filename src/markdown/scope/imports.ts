import { isBuiltin } from 'node:module';
import type { ImportDeclaration } from 'estree';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { z } from 'zod';
import { nearest, suggest } from '../../model/nearest';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import type { Json } from '../../model/types';
import { parseYaml } from '../../model/yaml-schema';
import { readYaml } from '../../model/yaml-source';
import { takeOwnId, takeTitle } from '../collect/headings';
import { contentComponents, isContentComponent } from '../components/components';
import { moduleFile, treeFile } from '../links/site-paths';
import type { PageContext } from '../page-context';
import { isMdx, parseMarkdown } from '../parse/parse';
import { ProblemList } from '../problem-list';
import { isReferenceComponent, referenceComponentNames } from '../reference/expand-reference';
import { walk } from '../walk';

/** What one imported name stands for, or why it cannot be had. */
export type Imported =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'component'; readonly name: string }
  /** A Markdown file, whose content stands where the name is used as a tag. */
  | { readonly kind: 'partial'; readonly file: string }
  /** Docusaurus' `useBaseUrl`, which the compiler itself understands. */
  | { readonly kind: 'nothing' }
  /** Only running the page as MDX can tell. */
  | { readonly kind: 'module' }
  | { readonly kind: 'problem'; readonly what: string; readonly remedy: string };

/** Resolves a module of an import for one of its local names. */
export function resolveImport(
  { source }: ImportDeclaration,
  local: string,
  file: string,
  context: PageContext,
  tags: ReadonlySet<string> = new Set(),
): Imported {
  const [, named = '', asked = ''] = /^(?:!*(?:([\w-]+)-loader[^!]*)!|!+)?(.*)$/.exec(String(source.value)) ?? [];
  const written = asked.replace(/\?raw$/, '');
  const loader = written === asked ? named : 'raw';
  const path = fromRoot(written, context);
  if (/^@(?:theme|theme-original|docusaurus)\//.test(path)) return ofDocusaurus(path, context);
  if (/^(?:\/|[a-z]+:)/i.test(path)) return outsideTree(path);
  if (!/^(?:\.|@site\/)/.test(path)) return ofPackage(path, context);
  // As a tag, a drawing becomes part of the page; otherwise its name stands for its address.
  if (path.endsWith('.svg') && tags.has(local)) return { kind: 'module' };
  if (/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)) return { kind: 'value', value: path };
  if (/\.(?:ya?ml|json)$/.test(path) || ['yaml', 'json', 'raw'].includes(loader))
    return ofData(path, loader, file, context);
  if (/\.mdx?$/.test(path) && context.hasFile) return ofPartial(path, file, context);
  return ofModule(path, local, file, context);
}

/** A tree that was made for Docusaurus brings its own packages, so the check of its modules says which are missing. */
function ofPackage(path: string, { policy, hasPackage }: PageContext): Imported {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;
  if (policy === 'lenient' || hasPackage?.(name) !== false) return { kind: 'module' };
  if (isBuiltin(path)) return outsideTree(path);
  return {
    kind: 'problem',
    what: `The package \`${name}\` is not installed.`,
    remedy: `Run \`npm install ${name}\`, or correct its name. A file beside this page is \`./${name}\`.`,
  };
}

/** A path with a slash in front is below the static files or the tree, where Docusaurus finds it. */
function fromRoot(path: string, { policy, hasFile }: PageContext): string {
  if (policy === 'strict' || !path.startsWith('/') || !hasFile) return path;
  const place = ['static', ''].find((folder) => moduleFile((folder + path).replace(/^\//, ''), hasFile) !== undefined);
  return place === undefined ? path : `@site/${place}${path}`.replace('//', '/');
}

function ofPartial(path: string, file: string, context: PageContext): Imported {
  const target = context.ownName(treeFile(path, file) ?? path);
  if (context.readText(target) !== undefined) return { kind: 'partial', file: target };
  return missing(target, findRemedy, context);
}

function ofDocusaurus(path: string, { hasFile, hasFurtherThemes, dialect }: PageContext): Imported {
  const [, scope = '', name = ''] = /^@([\w-]+)\/(.*)$/.exec(path) ?? [];
  if (scope === 'theme' && hasFile && moduleFile(`src/theme/${name}`, hasFile) !== undefined) return { kind: 'module' };
  if (name === 'useBaseUrl') return { kind: 'nothing' };
  const last = name.slice(name.lastIndexOf('/') + 1);
  if (isContentComponent(last)) return { kind: 'component', name: last };
  const modules = dialect?.modules[scope === 'docusaurus' ? 'docusaurus' : 'theme'] ?? [];
  if (modules.includes(name)) return { kind: 'module' };
  // What a theme of a package has is reported with the modules of all pages.
  if (scope !== 'docusaurus' && hasFurtherThemes?.() === true) return { kind: 'module' };
  const what = `The imported component \`${name}\` does not exist.`;
  return { kind: 'problem', what, remedy: suggest(name, [...Object.keys(contentComponents), ...modules]) };
}

/** A module of the tree is what its author means; the registry stands for one that the tree does not have. */
function ofModule(path: string, local: string, file: string, context: PageContext): Imported {
  const { hasFile } = context;
  const target = treeFile(path, file) ?? path;
  if (hasFile && moduleFile(target, hasFile) !== undefined) return { kind: 'module' };
  const exported = pascalCase(target.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  const registered = [local, exported].find(isContentComponent) ?? (isReferenceComponent(local) ? local : undefined);
  if (registered !== undefined && !/\.mdx?$/.test(target)) return { kind: 'component', name: registered };
  if (!hasFile) return { kind: 'module' };
  const common = Object.keys(contentComponents);
  const all = [...common, ...referenceComponentNames];
  return missing(target, suggest(exported, nearest(exported, all) === undefined ? common : all), context);
}

function ofData(path: string, loader: string, file: string, context: PageContext): Imported {
  const named = treeFile(path, file) ?? path;
  const target = (context.hasFile && loader === 'raw' ? moduleFile(named, context.hasFile) : undefined) ?? named;
  const content = context.readText(target);
  if (content === undefined) return missing(target, findRemedy, context);
  return loader === 'raw' ? { kind: 'value', value: content } : dataOf(content, target);
}

const findRemedy = 'Use a path relative to this file, or a path from the root, such as `@site/…`.';

/** A tree that was made for Docusaurus does not build without its files, so the check of its modules says so. */
const missing = (target: string, remedy: string, { policy }: PageContext): Imported =>
  policy === 'lenient'
    ? { kind: 'module' }
    : { kind: 'problem', what: `The imported file \`${target}\` does not exist.`, remedy };

/** Modules of Node, files by their whole path, and addresses: a page has no use for what is not in its tree or a package. */
const outsideTree = (path: string): Imported => ({
  kind: 'problem',
  what: `The import of \`${path}\` is not allowed because it is outside of the content.`,
  remedy: findRemedy,
});

const json: z.ZodType<Json> = z.json();

function dataOf(content: string, target: string): Imported {
  const { value, problems } = parseYaml(readYaml(content, target), json, target);
  if (value !== undefined) return { kind: 'value', value };
  const [first] = problems;
  const at = first ? ` (line ${first.line})` : '';
  return {
    kind: 'problem',
    what: `The imported file \`${target}\`${at} is not valid: ${first?.what ?? 'it is empty.'}`,
    remedy: first?.remedy ?? 'Add some content to it.',
  };
}

const pascalCase = (name: string): string =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What Docusaurus lets a page import by name from a Markdown file besides its content; `undefined` for other names. */
export function exportOfPartial(name: string, file: string, context: PageContext): Json | undefined {
  if (!['toc', 'frontMatter', 'contentTitle'].includes(name)) return undefined;
  const { yaml, body } = splitFrontMatter(context.readText(file) ?? '');
  const frontMatter = frontMatterValues(readFrontMatter(yaml, file));
  if (name === 'frontMatter') return frontMatter;
  const text = context.dialect?.rewrite(body, context.config.markdown) ?? body;
  // Its problems are reported where its content is included.
  const unread = new ProblemList(file);
  const { tree } = parseMarkdown(
    text,
    unread,
    context.config.markdown,
    isMdx(file, frontMatter, context),
    context.policy,
  );
  const title = takeTitle(tree)?.text ?? null;
  return name === 'toc' ? headingsIn(tree) : title;
}

/** The headings of a text as Docusaurus lists them. */
function headingsIn(tree: Root): Json[] {
  const slugger = new GithubSlugger();
  const headings: Json[] = [];
  walk(tree, (node) => {
    if (node.type !== 'heading' || node.depth === 1) return undefined;
    const own = takeOwnId(node);
    const value = toString(node).trim();
    headings.push({ value, id: own ?? slugger.slug(value), level: node.depth });
    return undefined;
  });
  return headings;
}
