import unit from './vitest.config.mts';

/** The tests that mutants meet: those of their own layer, which `scripts/tests/mutation.mts` names. Others would cost more time than they tell. */
const layer = process.env.MUTATION_LAYER ?? 'src/{model,search,markdown}';

// Stryker runs tests in threads, where nothing changes the time zone of the process.
const exclude = ['src/model/pages/new-file.test.ts'];

export default { ...unit, test: { ...unit.test, include: [`${layer}/**/*.test.ts`], exclude } };
