/** Writes a part of what a step has to say. */
export type Tell = (output: string) => void;

/** A part of a run that succeeds or fails. */
export interface Step {
  readonly name: string;
  /** Names of the steps that must have succeeded before this one starts. */
  readonly needs?: readonly string[];
  /** How many processors it keeps busy: 1 unless told. */
  readonly processors?: number;
  readonly run: (tell: Tell) => Promise<boolean> | boolean;
}

/** How a step ended. One whose needs failed is not run, which is a failure too. */
export interface Result {
  readonly name: string;
  readonly outcome: 'ok' | 'failed' | 'not run';
  readonly seconds: number;
  readonly output: string;
}

/** The steps whose names contain one of the words, and those that they need, in their order; without words all. */
export function chosenSteps(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  if (words.length === 0) return steps;
  const chosen = steps.filter(({ name }) => words.some((word) => name.includes(word)));
  // What is added is gone through, too.
  for (const { needs = [] } of chosen) chosen.push(...steps.filter((one) => needs.includes(one.name)));
  return steps.filter((step) => chosen.includes(step));
}

/**
 * Runs all steps, several side by side while `processors` allows, each as soon as what it needs is there; the ones listed first
 * come first. What fails stops only those that need it.
 */
export async function runSteps(
  steps: readonly Step[],
  processors: number,
  onEnd: (result: Result) => void,
): Promise<readonly Result[]> {
  const results = new Map<string, Result>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  let busy = 0;

  const end = (result: Result): void => {
    results.set(result.name, result);
    onEnd(result);
  };
  const start = async ({ name, processors: load = 1, run }: Step): Promise<void> => {
    const begin = Date.now();
    let output = '';
    busy += load;
    const passed = await run((part) => (output += part));
    busy -= load;
    running.delete(name);
    end({ name, outcome: passed ? 'ok' : 'failed', seconds: Math.round((Date.now() - begin) / 1000), output });
  };

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needed = (step.needs ?? []).map((name) => results.get(name)?.outcome);
      const stopped = needed.some((outcome) => outcome === 'failed' || outcome === 'not run');
      const ready = needed.every((outcome) => outcome === 'ok');
      const fits = busy === 0 || busy + (step.processors ?? 1) <= processors;
      if (!stopped && !(ready && fits)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (stopped) end({ name: step.name, outcome: 'not run', seconds: 0, output: '' });
      else running.set(step.name, start(step));
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.some(({ needs = [] }) => !needs.every((name) => results.has(name))))
      throw new Error(`These steps depend on each other: ${waiting.map(({ name }) => name).join(', ')}.`);
  }
  return [...results.values()];
}
