import unit from './vitest.config.mts';

/** The tests that mutants meet: those of the rules alone. Tests of what uses the rules would cost more time than they tell. */
export default { ...unit, test: { ...unit.test, include: ['src/{model,search,markdown}/**/*.test.ts'] } };
