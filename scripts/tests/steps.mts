import fc from 'fast-check';
import { editNames, mistakeNames } from './edits.mts';
import type { EditName, MistakeName } from './edits.mts';

interface Change {
  readonly edit: EditName;
  readonly choice: number;
  /** Whether the file seems as old as it was, as after `cp -p`. */
  readonly keepsTime: boolean;
}
type Run =
  | { readonly run: 'build' }
  /** Killed after this part of the time that the last build took. */
  | { readonly run: 'kill'; readonly command: 'build' | 'develop'; readonly after: number }
  | { readonly run: 'fail'; readonly mistake: MistakeName };
/** Some edits, or the undoing of all since an earlier step, perhaps a commit on this day, and then a run. */
export interface Step {
  readonly changes: readonly Change[];
  readonly undoTo: number | null;
  readonly commitOn: number | null;
  /** Which file of `public` somebody removes or overwrites. */
  readonly damage: number | null;
  readonly then: Run;
}

const someChanges = fc.array(
  fc.record({
    edit: fc.constantFrom(...editNames),
    choice: fc.nat(10_000),
    keepsTime: fc.oneof({ weight: 9, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  }),
  { minLength: 1, maxLength: 5 },
);
const someRun: fc.Arbitrary<Run> = fc.oneof(
  // Only a build that succeeds leaves something for the next one to go on from.
  { weight: 10, arbitrary: fc.constant({ run: 'build' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      run: fc.constant('kill'),
      command: fc.constant('build'),
      after: fc.double({ min: 0.1, max: 1.1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      run: fc.constant('kill'),
      command: fc.constant('develop'),
      after: fc.double({ min: 0.3, max: 4, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ run: fc.constant('fail'), mistake: fc.constantFrom(...mistakeNames) }) },
);
const rarely = <T,>(arbitrary: fc.Arbitrary<T>, often = 1): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, { weight: often, arbitrary });
/** Random sequences of two steps or more, at most this many. */
export const someSteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    changes: someChanges,
    undoTo: rarely(fc.nat(3), 3),
    commitOn: rarely(fc.integer({ min: 10, max: 28 }), 3),
    damage: rarely(fc.nat(1000)),
    then: someRun,
  }),
  { minLength: 2, maxLength: 4 },
);

/** A step as a line of the report. */
export const textOf = ({ changes, undoTo, commitOn, damage, then }: Step): string =>
  `  ${undoTo === null ? changes.map(({ edit, choice, keepsTime }) => `${edit} (${choice}${keepsTime ? ', time kept' : ''})`).join(', ') : `undo to ${undoTo}`}; ${commitOn === null ? '' : `commit on ${commitOn}; `}${damage === null ? '' : `damage ${damage}; `}${Object.values(then).join(' ')}`;
