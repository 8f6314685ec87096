import '../help.mts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/**
 * `npm run test:mutation`: changes the rules one by one and runs the unit tests that reach each change, then writes the share of
 * changes that the tests notice into `bench/mutation.md`. `-- src/search src/model/pages` limits a run to some folders; the
 * results of others stay. `-- --table` only writes the table.
 */
const layers = ['src/model', 'src/search', 'src/markdown'];
const resultsFile = '.tmp/mutation.json';

const asked = process.argv.slice(2);
const folders = asked.length > 0 ? asked : layers;
for (const folder of asked.includes('--table') ? [] : folders) {
  const mutate = `${folder}/**/*.ts,!src/**/*.test.ts`;
  const env = { ...process.env, MUTATION_LAYER: layers.find((layer) => `${folder}/`.startsWith(`${layer}/`)) };
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', mutate], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}

const results = z.object({
  files: z.record(
    z.string(),
    z.object({ mutants: z.array(z.object({ mutatorName: z.string(), status: z.string() })) }),
  ),
});
const { files } = results.parse(JSON.parse(readFileSync(resultsFile, 'utf8')));

/** Mutants of a folder: how many, how many of them a test notices, and how many no test reaches. */
interface Score {
  all: number;
  noticed: number;
  unreached: number;
}
const scores = new Map<string, Score>();
for (const [file, { mutants }] of Object.entries(files)) {
  const layer = layers.find((folder) => file.startsWith(`${folder}/`));
  for (const folder of new Set([layer ?? dirname(file), dirname(file)])) {
    const score = scores.get(folder) ?? { all: 0, noticed: 0, unreached: 0 };
    for (const { mutatorName, status } of mutants) {
      if (mutatorName === 'StringLiteral' || !['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status))
        continue;
      score.all += 1;
      if (status === 'Killed' || status === 'Timeout') score.noticed += 1;
      if (status === 'NoCoverage') score.unreached += 1;
    }
    scores.set(folder, score);
  }
}

const rows = [...scores]
  .filter(([, { all }]) => all > 0)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([folder, { all, noticed, unreached }]) => {
    const name = layers.includes(folder) ? `**${folder}**` : folder;
    return `| ${name} | ${all} | ${noticed} | ${unreached} | ${((100 * noticed) / all).toFixed(1)} |`;
  });
writeFileSync(
  'bench/mutation.md',
  `Written by \`npm run test:mutation\`. A mutant is the code with one change, such as \`<\` in the place of \`<=\`; the tests notice
it when one of them fails. Rows in bold sum up all folders below. Mutants of string literals do not count, because most of them
only change the wording of a message. The tests are the unit tests of the same layer (a row in bold); tests elsewhere notice more.

| folder | mutants | noticed | reached by no test | score in % |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`,
);
