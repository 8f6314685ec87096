import ts from 'typescript';
import type { Problem } from '../model/problems/problems';
import { placeholder } from './translate';

/** An interface string where the code declares it. */
export interface FoundMessage {
  readonly id: string;
  readonly message: string;
  readonly description: string | undefined;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Interface strings of a source file, and declarations that cannot be read from it. */
export interface Findings {
  readonly messages: readonly FoundMessage[];
  readonly problems: readonly Problem[];
}

const keys: readonly string[] = ['id', 'message', 'description'];
const idForm = /^[a-z][a-zA-Z]*\.[a-z][a-zA-Z0-9]*$/;

/** Finds the calls of `translate` and the elements `<Translate>` in a source file. */
export function findMessages(file: string, text: string): Findings {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const messages: FoundMessage[] = [];
  const problems: Problem[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'translate')
      declare(node, fieldsOfCall(node), valuesOfCall(node));
    else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate')
      declare(node, fieldsOfElement(node), valuesOfElement(node.openingElement));
    else if (ts.isJsxSelfClosingElement(node) && node.tagName.getText() === 'Translate')
      declare(node, fieldsOfAttributes(node), valuesOfElement(node));
    ts.forEachChild(node, visit);
  };
  function declare(node: ts.Node, fields: Fields | undefined, values: readonly string[] | undefined): void {
    const { line, character } = source.getLineAndCharacterOfPosition(node.getStart());
    const place = { file, line: line + 1, column: character + 1 };
    const add = (what: string, remedy: string): number => problems.push({ ...place, what, remedy });
    if (fields === undefined) {
      const remedy =
        "Write `{ id: 'area.name', message: 'Text' }`, or one string in `<Translate>`, and pass the rest as values.";
      add('The declaration of a text is not a plain string.', remedy);
      return;
    }
    const message = fields.message || fields.id;
    const id = fields.id || fields.message;
    if (!message || !id) {
      add('The declaration has neither an id nor a message.', "Write `{ id: 'area.name', message: 'Text' }`.");
      return;
    }
    if (fields.id && !idForm.test(id))
      add(`The id \`${id}\` does not have the form \`area.name\`.`, 'Use an id such as `article.edit`.');
    const open = [...message.matchAll(placeholder)].map(([, name = '']) => name);
    for (const name of open)
      if (values && !values.includes(name)) add(`\`{${name}}\` has no value.`, `Add \`${name}\` to the values.`);
    for (const name of values ?? [])
      if (!open.includes(name))
        add(`The value \`${name}\` is not used in the message.`, `Add \`{${name}}\` to the message.`);
    messages.push({ ...place, id, message, description: fields.description });
  }
  visit(source);
  return { messages, problems };
}

/** Properties of a declaration by name. */
type Fields = Readonly<Partial<Record<string, string>>>;

function fieldsOfCall({ arguments: [declaration] }: ts.CallExpression): Fields | undefined {
  if (!declaration || !ts.isObjectLiteralExpression(declaration)) return undefined;
  const entries = declaration.properties.map((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [property.name.getText(), property.initializer.text]
      : undefined,
  );
  return entries.includes(undefined) ? undefined : fromEntries(entries);
}

function fieldsOfAttributes({ attributes }: ts.JsxOpeningLikeElement): Fields | undefined {
  const entries = attributes.properties.map((attribute) => {
    if (!ts.isJsxAttribute(attribute)) return undefined;
    const { name, initializer } = attribute;
    const isField = keys.includes(name.getText());
    if (!isField) return [];
    return initializer && ts.isStringLiteral(initializer) ? [name.getText(), initializer.text] : undefined;
  });
  return entries.includes(undefined) ? undefined : fromEntries(entries);
}

function fieldsOfElement({ openingElement, children }: ts.JsxElement): Fields | undefined {
  const fields = fieldsOfAttributes(openingElement);
  const [child, ...more] = children.filter((one) => !ts.isJsxText(one) || !one.containsOnlyTriviaWhiteSpaces);
  const inner = child && ts.isJsxExpression(child) ? child.expression : child;
  if (!fields || !inner || more.length > 0) return undefined;
  if (ts.isStringLiteralLike(inner)) return { ...fields, message: inner.text };
  return ts.isJsxText(inner) && !inner.text.includes('\n') ? { ...fields, message: inner.text } : undefined;
}

const fromEntries = (entries: readonly (readonly string[] | undefined)[]): Fields =>
  Object.fromEntries(entries.flatMap((entry) => (entry?.[0] === undefined ? [] : [[entry[0], entry[1] ?? '']])));

/** Names of the values; undefined where only running code knows them. */
function valuesOfCall({ arguments: [, values] }: ts.CallExpression): readonly string[] | undefined {
  return values ? namesOf(values) : [];
}

function valuesOfElement({ attributes }: ts.JsxOpeningLikeElement): readonly string[] | undefined {
  const values = attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === 'values');
  if (!values) return [];
  const { initializer } = ts.isJsxAttribute(values) ? values : {};
  return initializer && ts.isJsxExpression(initializer) && initializer.expression
    ? namesOf(initializer.expression)
    : undefined;
}

function namesOf(values: ts.Expression): readonly string[] | undefined {
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) => name?.getText());
  return names.includes(undefined) ? undefined : names.filter((name) => name !== undefined);
}
