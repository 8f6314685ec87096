/** Tests of one more value of what another test holds. They run once a day (`npm run test:browser -- --grep @daily`). */
const daily = { tag: '@daily' };

/** Details of a test that runs each time only if its value is one of a few that stand for the others. */
export const often = (isEachTime: boolean) => (isEachTime ? {} : daily);
