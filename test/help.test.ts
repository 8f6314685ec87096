import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const file = /(?:scripts|src)\/\S+\.mts/.exec(command)?.[0];
  return file === undefined ? [] : [[name, file] as const];
});

test.each(own)('npm run %s answers --help before it does anything', (_, file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(/^import '[^']*\/help\.mts';\n/);
  // What it answers with.
  expect(source).toMatch(/\/\*\*(?:(?!\*\/)[^])*`npm [^]*?\*\//);
});
