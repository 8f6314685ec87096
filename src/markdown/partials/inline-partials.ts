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
  const used = new Set(sourceIn(children).split(/[^\w$]+/));
  const statements: string[] = [];
  for (const module of modulesOf(tree, page, rename)) {
    if (module.text.startsWith('import ')) hoisted.push({ text: module.text });
    else if (module.name === undefined || used.has(module.name)) statements.push(module.text.replace(/^export /, ''));
  }
  const frontMatter = used.has('frontMatter')
    ? [`const frontMatter = ${JSON.stringify(page.scope.values.get('frontMatter'))};`]
    : [];
  const aliases = [...names].map(([name, alias]) => `const ${name} = ${alias};`);
  const body = [...aliases, ...frontMatter, ...statements].join(' ');
  return {
    type: 'verbatim',
    name: '',
    before: `{((props) => { ${body} return (<>`,
    after: `</>); })(${props})}`,
    children,
  };
}

/** All source text that is left between what the compiler made. */
const sourceIn = (nodes: readonly ElementContent[]): string =>
  nodes
    .map((node) => {
      const own = node.type === 'verbatim' ? `${node.before} ${node.after} ` : '';
      return own + ('children' in node ? sourceIn(node.children) : '');
    })
    .join(' ');
