import { describe, expect, test } from 'vitest';
import { chosenSteps, runSteps } from '../scripts/tests/schedule.mts';
import type { Step } from '../scripts/tests/schedule.mts';

/** Steps that log when they start and end; each ends a moment after it starts. */
function logged(steps: readonly (Omit<Step, 'run'> & { readonly fails?: boolean })[]): {
  steps: Step[];
  log: string[];
} {
  const log: string[] = [];
  const run = (name: string, passes: boolean) => async (): Promise<boolean> => {
    log.push(`+${name}`);
    await Promise.resolve();
    await Promise.resolve();
    log.push(`-${name}`);
    return passes;
  };
  return { steps: steps.map((step) => ({ ...step, run: run(step.name, step.fails !== true) })), log };
}

const outcomes = async (steps: readonly Step[], processors: number): Promise<string[]> =>
  (await runSteps(steps, processors, () => undefined)).map(({ name, outcome }) => `${name}: ${outcome}`);

describe('the steps of a run', () => {
  test('start in their order, as many side by side as there are processors', async () => {
    const { steps, log } = logged([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    await outcomes(steps, 2);
    expect(log).toEqual(['+a', '+b', '-a', '-b', '+c', '-c']);
  });

  test('wait for what they need, and let others pass meanwhile', async () => {
    const { steps, log } = logged([{ name: 'build' }, { name: 'tests', needs: ['build'] }, { name: 'lint' }]);
    await outcomes(steps, 2);
    expect(log).toEqual(['+build', '+lint', '-build', '-lint', '+tests', '-tests']);
  });

  test('that keep several processors busy get them, and run alone where there are fewer', async () => {
    const { steps, log } = logged([{ name: 'a' }, { name: 'wide', processors: 3 }, { name: 'b' }]);
    await outcomes(steps, 2);
    expect(log).toEqual(['+a', '+b', '-a', '-b', '+wide', '-wide']);
  });

  test('that fail stop those that need them, and no other', async () => {
    const { steps } = logged([
      { name: 'build', fails: true },
      { name: 'tests', needs: ['build'] },
      { name: 'report', needs: ['tests'] },
      { name: 'lint' },
    ]);
    expect((await outcomes(steps, 1)).sort()).toEqual([
      'build: failed',
      'lint: ok',
      'report: not run',
      'tests: not run',
    ]);
  });

  test('that wait for each other, or for one that there is not, are an error', async () => {
    const { steps } = logged([
      { name: 'a', needs: ['b'] },
      { name: 'b', needs: ['a'] },
    ]);
    await expect(outcomes(steps, 2)).rejects.toThrow('These steps depend on each other: a, b.');
  });

  test('are told with their output when they end', async () => {
    const told: string[] = [];
    const speak: Step = {
      name: 'a',
      run: (tell) => {
        tell('one ');
        tell('two');
        return true;
      },
    };
    await runSteps([speak], 2, ({ name, output }) => told.push(`${name}: ${output}`));
    expect(told).toEqual(['a: one two']);
  });
});

test.each([
  [[], ['lint', 'build of a', 'build of b', 'site tests', 'browser']],
  [['lint'], ['lint']],
  [['browser'], ['lint', 'build of a', 'browser']],
  [
    ['lint', 'site'],
    ['lint', 'build of a', 'build of b', 'site tests'],
  ],
  [['none'], []],
])('with the words %j these steps run: %j', (words, names) => {
  const run = () => true;
  const steps: Step[] = [
    { name: 'lint', run },
    { name: 'build of a', needs: ['lint'], run },
    { name: 'build of b', run },
    { name: 'site tests', needs: ['build of a', 'build of b'], run },
    { name: 'browser', needs: ['build of a'], run },
  ];
  expect(chosenSteps(steps, words).map(({ name }) => name)).toEqual(names);
});
