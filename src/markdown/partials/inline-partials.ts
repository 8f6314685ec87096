import type { ElementContent } from 'hast';
import type { CompileState, Included } from '../compile-state';
import { modulesOf } from '../mdx/modules';
import type { Module } from '../mdx/mdx-source';

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
  const modules = modulesOf(tree, page, rename).filter(({ text }) => !passesOn.test(text));
  const running = modules.flatMap(({ name, text }) => (name === undefined ? text : []));
  const used = new Set([sourceIn(children), ...running].join(' ').split(/[^\w$]+/));
  const statements: string[] = [];
  for (const module of modules) {
    // A partial that is only a tag stands in its place already.
    if (page.scope.partials.has(module.name ?? '') && !used.has(module.name ?? '')) names.delete(module.name ?? '');
    else if (module.text.startsWith('import ')) hoisted.push({ text: module.text });
    else if (module.name === undefined || used.has(module.name)) statements.push(statementOf(module.text));
  }
  const [open, close] = statements.some((text) => text.startsWith(layoutStart))
    ? ['<MDXLayout {...props}>', '</MDXLayout>']
    : ['<>', '</>'];
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

/** Exports of what another module has. No other code asks a partial for them. */
const passesOn = /^export\s*(?:\*|\{[^}]*\}\s*from\b)/;

/** MDX calls a default export the layout: it gets the content of its file. */
const layoutStart = 'const MDXLayout =';

/** An export as a statement of a function. */
function statementOf(text: string): string {
  const layout = /^export\s+default\s+([\s\S]*?);?\s*$/.exec(text)?.[1];
  return layout === undefined ? text.replace(/^export /, '') : `${layoutStart} ${layout};`;
}

/** All source text that is left between what the compiler made. */
const sourceIn = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      const own = node.type === 'verbatim' ? `${node.before} ${node.after} ` : '';
      return own + ('children' in node ? sourceIn(node.children) : '');
    })
    .join(' ');
