import type { ElementContent } from 'hast';
import type { CompileState, Included } from '../compile-state';
import { layoutName, layoutTags, modulesOf, withoutExports } from '../mdx/modules';
import type { Module } from '../mdx/mdx-source';
import { namesIn } from '../mdx/names';

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
