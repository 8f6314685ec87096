/** Details of a test that runs only with `npm test -- --all`: of a circumstance that few readers meet. */
export const onlyAll = { tag: '@all' };

/** Details of a test of many values of one thing, of which only the few that stand for the others run each time. */
export const often = (isEachTime: boolean) => (isEachTime ? {} : onlyAll);
