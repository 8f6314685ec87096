import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { compareReleases } from '../../src/model/reference/releases';
import { filesOfSamples } from './python-samples.mts';
import type { PythonSample, SampleFile } from './python-samples.mts';

/** What pyright says of a line of a page. */
export interface Finding {
  readonly page: string;
  readonly line: number;
  readonly what: string;
}

const typings = path.resolve('scripts/samples/typings');
const folder = path.resolve('.tmp/samples');

/** Packages that samples make up, and the tests of Core, for which no stubs are published. */
const withoutStubs = /^(?:\.|(?:example|example_ble|example_library|my_library|my_package|some_module|tests)(?:\.|$))/;

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

/** Whether a sample is expected to work with a release. */
export const worksIn = (release: string, { until }: PythonSample): boolean =>
  until === undefined || (until !== 'before' && compareReleases(until, release) <= 0);

/** Checks samples with pyright against the stubs of a release. */
export function checkSamples(samples: readonly PythonSample[], stubs: string, release: string): Finding[] {
  const working = samples.filter((sample) => worksIn(release, sample));
  const pages = new Set(working.map(({ page }) => page));
  const files = new Map(
    [...pages]
      .flatMap((page) => filesOfSamples(working.filter((sample) => sample.page === page)))
      .map((file) => [file.path, file]),
  );
  rmSync(folder, { recursive: true, force: true });
  linkStubs(path.join(stubs, 'homeassistant-stubs'), path.join(folder, 'stubs/homeassistant-stubs'));
  for (const { path: name, code } of files.values()) write(path.join(folder, 'pages', name), code);
  const settings = {
    include: ['pages'],
    extraPaths: ['stubs'],
    stubPath: typings,
    pythonVersion: '3.13',
    typeCheckingMode: 'standard',
    reportMissingModuleSource: 'none',
  };
  write(path.join(folder, 'pyrightconfig.json'), JSON.stringify(settings));
  const { stdout, stderr } = spawnSync(
    path.resolve('node_modules/.bin/pyright'),
    ['--outputjson', '--project', folder],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  if (!stdout.startsWith('{')) throw new Error(`pyright failed: ${stderr}${stdout}`);
  return report.parse(JSON.parse(stdout)).generalDiagnostics.flatMap((found): Finding[] => {
    const file = files.get(path.relative(path.join(folder, 'pages'), found.file).replaceAll('\\', '/'));
    return file === undefined || isExpected(found.message) ? [] : [findingIn(file, found)];
  });
}

function findingIn(file: SampleFile, found: z.output<typeof report>['generalDiagnostics'][number]): Finding {
  const what = found.message.replaceAll(/\s+/g, ' ');
  return {
    page: file.page,
    line: file.lines[found.range.start.line] ?? 1,
    what: found.rule === undefined ? what : `${what} (${found.rule})`,
  };
}

/** An import of what a sample makes up, or that a fragment is not inside of a function. */
function isExpected(message: string): boolean {
  const module = /^Import "([^"]+)" could not be resolved/.exec(message)?.[1];
  if (module !== undefined) return withoutStubs.test(module);
  return /can be used only within|allowed only within/.test(message);
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

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
