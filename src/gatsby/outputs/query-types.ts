import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Where Gatsby writes the types of its whole schema, which are thousands of lines. Only those of our queries are used. */
export const generatedTypes = '.tmp/gatsby-types.d.ts';

const head = `/* The types of our queries. A build writes this file; changes are lost. */

declare namespace Queries {

type JsonFields = import('./model/json-fields').JsonFields;
`;

/** Keeps the queries and fragments, and what they name; gives each field of the type JSON the type of what we put there. */
export function queryTypes(generated: string): string {
  const declarations = new Map(
    generated.split(/\n(?=type |\/\*\*)/).flatMap((block) => {
      const [text, name] = /^type (\w+) =[\s\S]*;/.exec(block) ?? [];
      return text === undefined || name === undefined ? [] : [[name, text] as const];
    }),
  );
  const kept = new Set([...declarations.keys()].filter((name) => /^(?!Gatsby)\w+(?:Query|Fragment)$/.test(name)));
  for (const name of kept) {
    for (const [word] of declarations.get(name)?.matchAll(/\b[A-Z]\w*/g) ?? [])
      if (declarations.has(word)) kept.add(word);
  }
  const texts = [...kept].sort().map((name) => declarations.get(name) ?? '');
  const typed = texts.join('\n\n').replace(/readonly (\w+): Record<string, unknown>/g, "readonly $1: JsonFields['$1']");
  return `${head}\n${typed}\n\n}\n`;
}

/** Names the code (`BUILD_CODE`) whose types were written last. */
const madeFromFile = '.tmp/gatsby-types.txt';

/** Whether the types are those of the code that runs, so that Gatsby need not make them again. */
export const areTypesCurrent = (): boolean =>
  existsSync(madeFromFile) && readFileSync(madeFromFile, 'utf8') === process.env.BUILD_CODE;

/** Writes the types of our queries beside the code that uses them. Trees of other sites have other schemas, and none. */
export function writeQueryTypes(): void {
  if (areTypesCurrent() || !existsSync(generatedTypes)) return;
  writeFileSync('src/gatsby-types.d.ts', queryTypes(readFileSync(generatedTypes, 'utf8')));
  writeFileSync(madeFromFile, process.env.BUILD_CODE ?? '');
}
