/** What of Babel's syntax trees declarations are made of. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  properties?: readonly Property[];
}

interface Property {
  readonly key?: Node;
  readonly value?: Node;
}

interface CallPath {
  readonly node: { readonly callee: Node; readonly arguments: readonly Node[] };
  replaceWith(node: Node): void;
}

/**
 * A Babel plugin for scripts of browsers, after JSX has become calls: a `translate` without values becomes its message;
 * what has values keeps its message only. Ids and descriptions are of no use where every text stands in the code.
 */
export const inlineMessages = () => ({
  visitor: {
    CallExpression(path: CallPath): void {
      const { callee, arguments: given } = path.node;
      const [first, second] = given;
      if (callee.name === 'translate') {
        const message = textOf(first, 'message');
        if (message && given.length === 1) path.replaceWith(message);
        else if (message) keepText(first);
      } else if (first?.name === 'Translate' && textOf(second, 'children')) keepText(second);
    },
  },
});

/** A string of a declaration; undefined when it is missing or empty, so that running code takes the id or throws. */
function textOf(declaration: Node | undefined, name: string): Node | undefined {
  const value = declaration?.properties?.find(({ key }) => key?.name === name)?.value;
  return value?.type === 'StringLiteral' && value.value ? value : undefined;
}

function keepText(declaration: Node | undefined): void {
  if (!declaration?.properties) return;
  declaration.properties = declaration.properties.filter(
    ({ key }) => key?.name !== 'id' && key?.name !== 'description',
  );
}
