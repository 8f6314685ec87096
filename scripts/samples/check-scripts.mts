import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { allFilesBelow } from '../../src/content/files/files-below';
import { writeFileAt } from '../../src/content/files/write-file';
import { unconnectedSamples } from './page-samples.mts';
import type { Finding, Sample, SampleFile } from './page-samples.mts';
import { scriptFiles, withKnownTypes } from './script-samples.mts';

const typings = path.resolve('scripts/samples/typings-js');
const folder = path.resolve('.tmp/samples-js');

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowJs: true,
  checkJs: true,
  // The frontend of the platform is checked with these, too.
  experimentalDecorators: true,
  useDefineForClassFields: false,
  strict: true,
  noImplicitAny: false,
  useUnknownInCatchVariables: false,
  skipLibCheck: true,
  noEmit: true,
  paths: {
    'sample-prelude': [path.join(typings, 'sample-prelude.d.ts')],
    'https://unpkg.com/lit@*/index.js?module': [path.resolve('node_modules/lit/index.d.ts')],
    // The bundler of the frontend knows the modules of Lit without their ending.
    'lit/decorators': [path.resolve('node_modules/lit/decorators.d.ts')],
  },
};

/** "Possibly null or undefined": JavaScript cannot say that a value is there. */
const isAboutNull = new Set([2531, 2532, 2533, 2538, 18047, 18048, 18049]);

/** Samples import files that no sample shows, such as `./my-text-field`. */
const isUnknownFile = /^Cannot find module '\.{1,2}\//;

/** The scripts of the examples, as samples of themselves. */
const filesOfExamples = (folders: readonly string[]): SampleFile[] =>
  folders.flatMap((example) =>
    allFilesBelow(example)
      .filter((file) => /\.[jt]sx?$/.test(file))
      .map((file): SampleFile => {
        const code = readFileSync(file, 'utf8');
        const page = path.relative('content', file).replaceAll('\\', '/');
        return {
          path: page,
          page,
          code: withKnownTypes(file, code),
          lines: code.split('\n').map((_, line) => line + 1),
        };
      }),
  );

/** Checks samples in JavaScript and TypeScript, and those of examples by their folders, with the types of the packages that they name. */
export function checkScripts(samples: readonly Sample[], examples: readonly string[]): Finding[] {
  const files = new Map(
    [...scriptFiles(samples.filter(({ isOld }) => !isOld)), ...filesOfExamples(examples)].map((file) => [
      path.join(folder, file.path),
      file,
    ]),
  );
  rmSync(folder, { recursive: true, force: true });
  for (const [name, { code }] of files) {
    writeFileAt(name, code);
    // A file of the frontend imports others by their places.
    const [page = '', root] = path.relative(folder, name).split(path.sep);
    if (root === 'src') cpSync(path.join(typings, 'frontend'), path.join(folder, page), { recursive: true });
  }
  const program = ts.createProgram([...files.keys(), ...allFilesBelow(typings)], options);
  const found = [...files].flatMap(([name, file]) => {
    const source = program.getSourceFile(name);
    if (source === undefined) throw new Error(`TypeScript has not read ${name}.`);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].flatMap(
      ({ start = 0, code, messageText }): Finding[] => {
        const what = ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' ');
        if (isUnknownFile.test(what) || (isAboutNull.has(code) && /\.jsx?$/.test(name))) return [];
        const line = file.lines[source.getLineAndCharacterOfPosition(start).line] ?? 1;
        return [{ page: file.page, line, what: `${what} (TS${code})` }];
      },
    );
  });
  return [...unconnectedSamples(samples), ...found];
}
