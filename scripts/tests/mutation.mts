import '../help.mts';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { z } from 'zod';
import { fail } from '../fail.mts';

/**
 * `npm run test:mutation`: changes the code at places that are drawn afresh each time, runs the unit tests that reach each change, lists
 * the changes that no test notices, and writes the shares into `bench/mutation.md`. `-- --places 20` draws fewer than 60, `-- --seed 7`
 * draws the same places again, and `-- src/deploy src/search` draws from these folders.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    places: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const layers = [
  'src/model',
  'src/markdown',
  'src/content',
  'src/gatsby',
  'src/deploy',
  'src/search',
  'src/browser/navigation',
];
const folders = positionals.length > 0 ? positionals : layers;
const missing = folders.find((folder) => !existsSync(folder));
if (missing !== undefined) fail(`There is no folder \`${missing}\`.`);
const resultsFile = '.tmp/mutation.json';
/** Lines of a place: room for a few changes. */
const height = 10;
/** What Stryker cannot test (`vitest.mutation.config.mts`). */
const untested = [
  'src/model/pages/new-file.ts',
  'src/gatsby/outputs/hosted-languages.ts',
  'src/markdown/math/formulas.ts',
];

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !untested.includes(file))
  .sort();
const places = files.flatMap((file) => {
  const count = readFileSync(file, 'utf8').split('\n').length;
  return Array.from(
    { length: Math.ceil(count / height) },
    (_, at) => `${file}:${at * height + 1}-${(at + 1) * height}`,
  );
});
const seed = Number(options.seed);
const [drawn = []] = fc.sample(
  fc.shuffledSubarray(places, { minLength: Number(options.places), maxLength: Number(options.places) }),
  { seed, numRuns: 1 },
);
console.log(`Seed ${seed}: ${drawn.length} of ${places.length} places.`);

const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', drawn.join(',')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const mutant = z.object({ status: z.string(), static: z.boolean().optional() });
const results = z
  .object({ files: z.record(z.string(), z.object({ mutants: z.array(mutant) })) })
  .parse(JSON.parse(readFileSync(resultsFile, 'utf8')));

/** A row of the table: the share of the changes in a folder that tests notice. */
function rowOf(folder: string): string {
  const mutants = Object.entries(results.files)
    .filter(([file]) => file.startsWith(`${folder}/`))
    .flatMap((file) => file[1].mutants)
    // What runs while a module loads is not run again for a change.
    .filter((one) => one.static !== true);
  const count = (...statuses: string[]): number => mutants.filter((one) => statuses.includes(one.status)).length;
  const [noticed, unnoticed, unreached] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  const all = noticed + unnoticed + unreached;
  return `| ${folder} | ${all} | ${noticed} | ${unreached} | ${all === 0 ? '' : ((100 * noticed) / all).toFixed(1)} |`;
}
writeFileSync(
  'bench/mutation.md',
  `Written by \`npm run test:mutation\`, with ${drawn.length} places of the seed ${seed}. A mutant is the code with one change, such as \`<\` in
the place of \`<=\`; the unit tests notice it when one of them fails. Changes of string literals, most of which only change the wording
of a message, and of what runs while a module loads do not count.

| folder | mutants | noticed | reached by no test | score in % |
| --- | ---: | ---: | ---: | ---: |
${[...folders, 'src'].map(rowOf).join('\n')}
`,
);
