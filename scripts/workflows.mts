import './help.mts';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';

/**
 * `npm run workflows`: runs the commands of all workflows of GitHub in a clean clone of the last commit, each job in its own. Actions (`uses`)
 * and conditions are not evaluated: such steps are passed over with a line. `-- preview newest` limits it to files or jobs that have one of the
 * words in their name, `-- --list` runs nothing.
 */
const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true });

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const variables = z.record(z.string(), scalar.nullable()).default({});
const axis = z.array(z.union([scalar, z.record(z.string(), scalar)]));
const workflow = z.looseObject({
  jobs: z.record(
    z.string(),
    z.looseObject({
      env: variables,
      strategy: z.looseObject({ matrix: z.record(z.string(), axis).default({}) }).optional(),
      steps: z.array(
        z.looseObject({
          uses: z.string().optional(),
          run: z.string().optional(),
          if: scalar.optional(),
          env: variables,
        }),
      ),
    }),
  ),
});
type Job = z.infer<typeof workflow>['jobs'][string];

const folder = '.github/workflows';
const isRoot = process.getuid?.() === 0;

/** The values of the first of the jobs that a matrix makes. */
function firstOfMatrix({ strategy }: Job): Readonly<Record<string, string>> {
  const row: Record<string, string> = {};
  for (const [name, [first]] of Object.entries(strategy?.matrix ?? {})) {
    if (typeof first === 'string') row[name] = first;
    else if (name === 'include') Object.assign(row, first);
  }
  return row;
}

/** Runs the steps of a job until one fails. Says whether all succeeded. */
function runJob(name: string, job: Job): boolean {
  const matrix = firstOfMatrix(job);
  const fill = (text: string): string =>
    text.replaceAll(/\$\{\{\s*matrix\.(\w+)\s*\}\}/g, (_, key: string) => matrix[key] ?? '');
  const filled = (env: Readonly<Record<string, string | null>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(env)
        .map(([key, value]) => [key, fill(value ?? '')] as const)
        // GitHub would set an empty text; here, what the machine has counts.
        .filter(([, value]) => value !== ''),
    );
  const clone = mkdtempSync(path.join(tmpdir(), 'workflow-'));
  if (values.list !== true) execFileSync('git', ['clone', '--quiet', '.', clone]);
  try {
    for (const step of job.steps) {
      const what = fill(step.run ?? step.uses ?? '').trim();
      if (step.run === undefined || step.if !== undefined || values.list === true) {
        console.log(`skip ${name}: ${what}${step.if === undefined ? '' : ` (if ${step.if})`}`);
        continue;
      }
      const begin = Date.now();
      const env = { ...process.env, CI: 'true', ...filled(job.env), ...filled(step.env) };
      const command = isRoot ? what.replaceAll(/^sudo /gm, '') : what;
      const { status } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
        cwd: clone,
        env,
        stdio: 'inherit',
      });
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}: ${what} (${Math.round((Date.now() - begin) / 1000)} s)`);
      if (status !== 0) return false;
    }
    return true;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

let passed = 0;
let failed = 0;
for (const file of readdirSync(folder).sort()) {
  const { jobs } = workflow.parse(parse(readFileSync(path.join(folder, file), 'utf8')));
  for (const [id, job] of Object.entries(jobs)) {
    const name = `${path.basename(file, '.yml')}/${id}`;
    if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue;
    if (runJob(name, job)) passed += 1;
    else failed += 1;
  }
}
console.log(values.list === true ? `${passed} jobs, none of which ran` : `${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
