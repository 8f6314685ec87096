import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import { suggestNearest } from '../../model/nearest';
import type { Json, JsonObject } from '../../model/types';
import type { CompileState, Prepared, Source, Included } from '../compile-state';
import { propsSource, readProps } from '../components/props';
import { walk } from '../walk';
import { isTag } from '../nodes';
import type { ElementContent } from 'hast';
import { layoutName, layoutTags, modulesOf, withoutExports } from '../mdx/modules';
import type { Module } from '../mdx/mdx-source';
import { namesIn } from '../mdx/names';

type Tag = MdxJsxFlowElement | MdxJsxTextElement;
type Prepare = (source: Source) => Prepared;

/** Puts what an imported Markdown file says in the place of its tag. */
export function includePartials(tree: Root, page: CompileState, prepare: Prepare): void {
  if (page.scope.partials.size === 0) return;
  walk(tree, (node, index, parent) => {
    if (!isTag(node)) return undefined;
    const file = page.scope.partials.get(node.name ?? '');
    if (file === undefined) return undefined;
    const made = include(node, file, page, prepare, 'type' in parent && inLine.has(String(parent.type)));
    parent.children.splice(index, 1, ...made);
    return index + made.length;
  });
}

/** Files that include each other twice would double with each step. */
const maxPartials = 100;

/** Nodes that hold a line of text, where no block can stand. */
const inLine: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'emphasis', 'strong', 'delete', 'link', 'tableCell'],
]);

function include(tag: Tag, file: string, page: CompileState, prepare: Prepare, inText: boolean): RootContent[] {
  const { context, partials, problems, trail } = page;
  const name = tag.name ?? '';
  if (trail.includes(file)) {
    const way = [...trail.slice(trail.indexOf(file)), file].map((one) => `\`${one}\``).join(' → ');
    problems.add(tag, `\`<${name}>\` creates an import cycle: ${way}.`, 'Remove one of these imports.');
    return [];
  }
  if (partials.length >= maxPartials) {
    const what = `The page includes more than ${maxPartials} files.`;
    problems.add(tag, what, 'Include fewer files, or split the page.');
    return [];
  }
  if (tag.children.length > 0) {
    problems.add(tag, `\`<${name}>\` cannot have content.`, `Write \`<${name} … />\`, and put the text after it.`);
  }
  const props = propsSource(tag, page);
  const values = readProps(tag, page);
  const source = context.readText(file) ?? '';
  const unset = unsetProps(source);
  const isPassedOn = source === '' || /\bprops\b(?!\.\w)/.test(source);
  for (const key of context.policy === 'strict' && !isPassedOn ? Object.keys(values) : []) {
    if (Object.hasOwn(unset, key)) continue;
    problems.warn(tag, `\`<${name}>\` does not use \`${key}\`.`, suggestNearest(key, Object.keys(unset), 'Remove it.'));
  }
  const { yaml, body } = splitFrontMatter(source);
  const { tree, page: included } = prepare({
    file,
    body,
    context,
    partials,
    trail: [...trail, file],
    values: {
      frontMatter: frontMatterValues(readFrontMatter(yaml, file)),
      ...(props.computed ? {} : { props: { ...unset, ...values } }),
    },
  });
  page.complete &&= included.complete;
  page.lacksData ||= included.lacksData;
  page.needsMdx ||= included.needsMdx;
  const blocks = tree.children.filter(({ type }) => type !== 'mdxjsEsm' && type !== 'truncate');
  const [first] = blocks;
  if (inText && (blocks.length > 1 || (first !== undefined && first.type !== 'paragraph'))) {
    problems.add(
      tag,
      `\`<${name}>\` is used within a line of text, but its content is not a single paragraph.`,
      'Put it on a separate line.',
    );
    return [];
  }
  const children: RootContent[] = inText && first?.type === 'paragraph' ? first.children : blocks;
  exportPartial(tag, included, page, inText);
  const index = partials.push({ page: included, tree, props: props.source }) - 1;
  separateNames({ type: 'root', children }, index);
  return [{ type: 'partial', index, children, position: tag.position }];
}

/** The Markdown export has the text of the partial in the place of the tag. */
function exportPartial({ position }: Tag, { edits }: CompileState, page: CompileState, inText: boolean): void {
  if (!position) return;
  const text = edits.apply().trim();
  if (inText) page.edits.replaceText(position, text);
  else page.edits.replaceBlock(position, text);
}

/** Attributes that a partial asks for are nothing when its tag does not have them. */
function unsetProps(source: string): JsonObject {
  const names = [...source.matchAll(/\bprops\.(\w+)/g)].map(([, name = '']): [string, Json] => [name, null]);
  return Object.fromEntries(names);
}

/** Footnotes and link definitions belong to their file, so equal names elsewhere on the page are different ones. */
function separateNames(root: Root, index: number): void {
  walk(root, (node) => {
    if ('identifier' in node) node.identifier = `${node.identifier}-${index}`;
    return undefined;
  });
}

/**
 * Puts the content of partials in their place, when everything is compiled. One that has to run becomes a function that is
 * called at once: there its names are its own. `hoisted` gets what such functions import.
 */
export function inlinePartials(
  nodes: readonly ElementContent[],
  page: CompileState,
  hoisted: Module[],
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if ('children' in node) node.children = inlinePartials(node.children, page, hoisted);
    if (node.type !== 'partial') return [node];
    const included = page.partials[node.index];
    return included?.page.needsMdx === true
      ? [asFunction(node.children, included, node.index, hoisted)]
      : node.children;
  });
}

function asFunction(
  children: ElementContent[],
  { page, tree, props }: Included,
  index: number,
  hoisted: Module[],
): ElementContent {
  const names = new Map<string, string>();
  const rename = (name: string): string => {
    const alias = `${name}_${index}`;
    names.set(name, alias);
    return alias;
  };
  const modules = modulesOf(tree, page, rename).flatMap(({ name, text }): Module[] =>
    withoutExports(text).map((statement) => ({ ...(name === undefined ? {} : { name }), text: statement })),
  );
  const [open, close] = layoutTags(modules.map(({ text }) => text));
  const running = modules.flatMap(({ name, text }) => (name === undefined ? [text] : []));
  const used = new Set([`<>${sourceIn(children)}</>`, ...running].flatMap((code) => [...namesIn(code)]));
  const statements: string[] = [];
  for (const module of modules) {
    // A partial that is only a tag stands in its place already.
    if (page.scope.partials.has(module.name ?? '') && !used.has(module.name ?? '')) names.delete(module.name ?? '');
    else if (module.text.startsWith('import ')) hoisted.push({ text: withOwnLayout(module.text, rename) });
    else if (module.name === undefined || used.has(module.name)) statements.push(module.text.replace(/;?$/, ';'));
  }
  const frontMatter = used.has('frontMatter')
    ? [`const frontMatter = ${JSON.stringify(page.scope.values.get('frontMatter'))};`]
    : [];
  const aliases = [...names].map(([name, alias]) => `const ${name} = ${alias};`);
  const body = [...aliases, ...frontMatter, ...statements].join(' ');
  return {
    type: 'verbatim',
    name: '',
    before: `{((props) => { ${body} return (${open}`,
    after: `${close}); })(${props})}`,
    children,
  };
}

/** Partials of one page may each import a layout. */
const withOwnLayout = (text: string, rename: (name: string) => string): string =>
  text.replace(new RegExp(String.raw`(?<=^import \{ .* as )${layoutName}\b`), rename);

/** All source text that is left between what the compiler made. */
const sourceIn = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      const own = node.type === 'verbatim' ? `${node.before} ${node.after} ` : '';
      return own + ('children' in node ? sourceIn(node.children) : '');
    })
    .join(' ');
