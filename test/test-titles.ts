import ts from 'typescript';

const groups = new Set(['describe', 'test.describe']);
const tests = new Set(['test', 'it']);

/**
 * Full titles of the tests that a source file declares, with those of the groups around them, joined by ` > `. A title that is
 * made of parts stands as it is written, `${…}` included. Skipped tests are none.
 */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, around: readonly string[]): void => {
    if (ts.isCallExpression(node) && isSwitchedOff(node.expression)) return;
    const name = ts.isCallExpression(node) ? calledName(node.expression) : undefined;
    const title = ts.isCallExpression(node) && name !== undefined ? titleOf(node.arguments[0]) : undefined;
    if (title !== undefined && name !== undefined && tests.has(name)) titles.push([...around, title].join(' > '));
    const inside = title !== undefined && name !== undefined && groups.has(name) ? [...around, title] : around;
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return titles;
}

/** `test.skip`, `describe.skip`, `test.describe.fixme`, `it.todo`. */
const isSwitchedOff = (called: ts.Expression): boolean =>
  ts.isPropertyAccessExpression(called) && ['skip', 'fixme', 'todo'].includes(called.name.text);

/** The name that is called: `test`, `test.describe`; `test.each(rows)` counts as `test`. */
function calledName(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isCallExpression(called) || ts.isTaggedTemplateExpression(called)) {
    const each = ts.isCallExpression(called) ? called.expression : called.tag;
    return ts.isPropertyAccessExpression(each) && each.name.text === 'each' ? calledName(each.expression) : undefined;
  }
  if (!ts.isPropertyAccessExpression(called) || !ts.isIdentifier(called.expression)) return undefined;
  return `${called.expression.text}.${called.name.text}`;
}

function titleOf(argument: ts.Expression | undefined): string | undefined {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.getText().slice(1, -1);
}
