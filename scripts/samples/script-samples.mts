import ts from 'typescript';
import { joinSamples } from './page-samples.mts';
import type { Sample, SampleFile } from './page-samples.mts';

/** The languages of scripts, and the endings of their files. */
const endings = new Map([
  ['js', 'js'],
  ['javascript', 'js'],
  ['jsx', 'jsx'],
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['tsx', 'tsx'],
]);

/** The languages of fences that hold scripts. */
export const scriptLanguages: readonly string[] = [...endings.keys()];

/** What parameters of these names are in all samples. Fragments take them for granted. */
const knownNames = new Map([
  ['hass', 'import("sample-prelude").HomeAssistant'],
  ['oldHass', 'import("sample-prelude").HomeAssistant'],
  ['stateObj', 'import("home-assistant-js-websocket").HassEntity'],
  ['entityId', 'string'],
]);

/** Types of the frontend that fragments take for granted. */
const knownTypes = 'HomeAssistant, HuiErrorCard, Lovelace, LovelaceBadge, LovelaceCard, LovelaceViewConfig';

/** Whether a sample is not a file: it has no imports or exports, and no class that a card or panel consists of. */
export const isFragment = (code: string): boolean => !/^(?:import|export|class) /m.test(code);

/** Samples as files of JavaScript and TypeScript. A sample named after a file is that file. */
export function scriptFiles(samples: readonly Sample[]): SampleFile[] {
  return joinSamples(samples, (title) => /(?:^|[\s/])((?:[\w.-]+\/)*[\w.-]+)\.[jt]sx?\b/.exec(title)?.[1]).map(
    ({ first, path, page, code, lines }) => {
      const ending = endings.get(first.language) ?? 'js';
      const isTyped = ending.startsWith('t');
      const name = `${path}.${ending}`;
      if (!isFragment(code)) return { path: name, page, code: withKnownTypes(name, `${code}\n`), lines };
      // A fragment is a part of a function, in a block of its own, where it may declare what the function was given.
      const given = new Set([...knownNames.keys(), ...namesOfOthers(first, samples)]);
      const parameters = [...(isTyped ? ['this: import("lit").LitElement'] : []), ...given].join(', ');
      const types = isTyped ? `import type { ${knownTypes} } from "sample-prelude"; ` : '';
      const whole = `${types}async function sample(${parameters}) { {\n${code}\n} }\nexport {};\n`;
      return { path: name, page, code: withKnownTypes(name, whole), lines: [first.line, ...lines] };
    },
  );
}

/** What other samples of the page declare, which a fragment may use. */
const namesOfOthers = (sample: Sample, samples: readonly Sample[]): string[] =>
  samples
    .filter((other) => other.page === sample.page && other !== sample)
    .flatMap(({ code }) => [...code.matchAll(/^(?:export )?(?:async )?(?:class|function|const|let) (\w+)/gm)])
    .flatMap(([, name]) => name ?? []);

/**
 * Code with the types that are known of it although it does not say them: those of parameters, by their names, and in JavaScript the
 * properties that Lit makes of `static properties`. No line moves.
 */
export function withKnownTypes(path: string, code: string): string {
  const isTyped = /\.tsx?$/.test(path);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) && node.type === undefined && ts.isIdentifier(node.name)) {
      const type = knownNames.get(node.name.text);
      const { end } = node.name;
      if (type !== undefined)
        insertions.push(
          isTyped ? { at: end, text: `: ${type}` } : { at: node.getStart(), text: `/** @type {${type}} */ ` },
        );
    }
    if (!isTyped && ts.isClassDeclaration(node)) {
      const fields = litProperties(node).map((name) => ` /** @type {${knownNames.get(name) ?? 'any'}} */ ${name};`);
      insertions.push({ at: node.members.pos, text: fields.join('') });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return insertions
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), code);
}

/** The names in `static properties = {…}` or `static get properties() { return {…}; }` that the class does not declare. */
function litProperties(node: ts.ClassDeclaration): string[] {
  const namesOf = (members: ts.NodeArray<ts.ClassElement | ts.ObjectLiteralElementLike>): string[] =>
    members.flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : []));
  const properties = node.members.find(
    (member) =>
      member.name?.getText() === 'properties' && ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static,
  );
  if (properties === undefined) return [];
  const value = ts.isPropertyDeclaration(properties)
    ? properties.initializer
    : ts.isGetAccessor(properties)
      ? properties.body?.statements.find(ts.isReturnStatement)?.expression
      : undefined;
  const declared = namesOf(node.members);
  return value !== undefined && ts.isObjectLiteralExpression(value)
    ? namesOf(value.properties).filter((name) => !declared.includes(name))
    : [];
}
