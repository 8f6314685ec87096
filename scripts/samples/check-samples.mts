import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeFileAt } from '../../src/content/files/write-file';
import { unconnectedSamples } from './page-samples.mts';
import type { Finding, Sample, SampleFile } from './page-samples.mts';
import { pythonFiles } from './python-samples.mts';

const typings = path.resolve('scripts/samples/typings');
const folder = path.resolve('.tmp/samples');

/** Modules and packages that samples make up, and the tests of Core, for which no stubs are published. */
const withoutStubs =
  /^(?:\.|(?:example|example_ble|example_library|homeassistant\.components\.my_integration|jobs|my_library|my_package|some_module|tests)(?:\.|$))/;

/** What is right although pyright complains. */
const allowed = [
  // A sample may be a part of a function, and parts of one file repeat imports.
  /can be used only within|allowed only within|is declared as Final and cannot be reassigned/,
  // The platform does the same, and its type checker, mypy, allows it.
  /Variable is mutable so its type is invariant/,
  /^Method "is_matching" overrides class "ConfigFlow"/,
  /declared type "property"|incorrectly overrides property of same name/,
  // The stubs lose that `MATCH_ALL` is a literal, and lack what `__all__` of a module does not list.
  /^"ATTR_VOICE" is unknown import symbol/,
  /^Type "str" is not assignable to return type "list\[str\] \| Literal\['\*'\]"/,
];

const report = z.object({
  generalDiagnostics: z.array(
    z.object({
      file: z.string(),
      severity: z.string(),
      message: z.string(),
      rule: z.string().optional(),
      range: z.object({ start: z.object({ line: z.number() }) }),
    }),
  ),
});

type Diagnostic = z.output<typeof report>['generalDiagnostics'][number];

/** Checks samples, and examples by their folders, with pyright against the stubs of a release. */
export function checkSamples(samples: readonly Sample[], examples: readonly string[], stubs: string): Finding[] {
  const working = samples.filter(({ isOld }) => !isOld);
  const files = new Map(pythonFiles(working).map((file) => [file.path, file]));
  rmSync(folder, { recursive: true, force: true });
  linkStubs(path.join(stubs, 'homeassistant-stubs'), path.join(folder, 'stubs/homeassistant-stubs'));
  for (const { path: name, code } of files.values()) writeFileAt(path.join(folder, 'pages', name), code);
  for (const example of examples)
    cpSync(example, path.join(folder, 'examples', path.basename(example)), { recursive: true });
  const settings = {
    include: ['pages', ...(examples.length > 0 ? ['examples'] : [])],
    // The files of an example import each other and its library from its folder.
    executionEnvironments: examples.map((example) => {
      const root = `examples/${path.basename(example)}`;
      return { root, extraPaths: [`${root}/library`, 'stubs'] };
    }),
    extraPaths: ['stubs'],
    stubPath: typings,
    pythonVersion: '3.13',
    typeCheckingMode: 'standard',
    reportMissingModuleSource: 'none',
    // Steps of flows read `context["entry_id"]` and `result["type"]`, which the type calls optional.
    reportTypedDictNotRequiredAccess: 'none',
  };
  writeFileAt(path.join(folder, 'pyrightconfig.json'), JSON.stringify(settings));
  const { stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/pyright'),
    ['--outputjson', '--project', folder],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!stdout.startsWith('{')) throw new Error(`pyright failed: ${stderr}${stdout}`);
  const found = report.parse(JSON.parse(stdout)).generalDiagnostics.flatMap((diagnostic): Finding[] => {
    const file = files.get(path.relative(path.join(folder, 'pages'), diagnostic.file).replaceAll('\\', '/'));
    if (diagnostic.file.startsWith(path.join(folder, 'examples'))) return findingsInExample(diagnostic);
    if (file !== undefined && isInVariant(file, diagnostic.message, working)) return [];
    if (file === undefined || isExpected(diagnostic.message) || isFallback(file, diagnostic.range.start.line))
      return [];
    return [findingIn(file, diagnostic)];
  });
  return [...unconnectedSamples(samples), ...found];
}

/** The files of an example are complete, so all that they import must be known. */
function findingsInExample({ file, message, range, rule = 'error' }: Diagnostic): Finding[] {
  if (allowed.some((pattern) => pattern.test(message))) return [];
  const page = path.relative(folder, file).replaceAll('\\', '/');
  return [{ page, line: range.start.line + 1, what: `${message.replaceAll(/\s+/g, ' ')} (${rule})` }];
}

function findingIn(file: SampleFile, found: Diagnostic): Finding {
  const what = found.message.replaceAll(/\s+/g, ' ');
  return {
    page: file.page,
    line: file.lines[found.range.start.line] ?? 1,
    what: found.rule === undefined ? what : `${what} (${found.rule})`,
  };
}

function isExpected(message: string): boolean {
  const module = /^Import "([^"]+)" could not be resolved/.exec(message)?.[1];
  if (module !== undefined) return withoutStubs.test(module);
  return allowed.some((pattern) => pattern.test(message));
}

/** Whether a name that one variant of a file lacks is in another variant, which the text of the page means. */
function isInVariant({ page }: SampleFile, message: string, samples: readonly Sample[]): boolean {
  const name = /^"(\w+)" is unknown import symbol/.exec(message)?.[1];
  if (name === undefined) return false;
  const definition = new RegExp(`^(?:class|def|async def|type) ${name}\\b|^${name}\\b.* = `, 'm');
  return samples.some((sample) => sample.page === page && definition.test(sample.code));
}

/** Whether a line imports from an earlier release what a newer one has elsewhere. */
function isFallback({ code }: SampleFile, line: number): boolean {
  const before = code.split('\n').slice(0, line);
  return /^except ImportError:/.test(before.findLast((text) => /^\S/.test(text)) ?? '');
}

/** The published stubs lack integrations that are not completely typed; ours stand in for those that samples import. */
function linkStubs(published: string, target: string): void {
  if (!existsSync(published)) throw new Error(`There are no stubs in ${published}.`);
  const ours = path.join(typings, '../components');
  mkdirSync(path.join(target, 'components'), { recursive: true });
  for (const name of readdirSync(published))
    if (name !== 'components') symlinkSync(path.join(published, name), path.join(target, name));
  for (const name of readdirSync(path.join(published, 'components')))
    symlinkSync(path.join(published, 'components', name), path.join(target, 'components', name));
  for (const name of existsSync(ours) ? readdirSync(ours) : [])
    if (!existsSync(path.join(target, 'components', name.replace(/\.pyi$/, ''))))
      cpSync(path.join(ours, name), path.join(target, 'components', name), { recursive: true });
}
