import { joinSamples } from './page-samples.mts';
import type { Sample, SampleFile } from './page-samples.mts';

/** Imports of all names that samples without imports take for granted. */
const prelude = 'from sample_prelude import *';
const importLine = /^(?:from|import) /m;

/** Samples as Python files. A sample named after a file is that file. */
export function pythonFiles(samples: readonly Sample[]): SampleFile[] {
  return joinSamples(samples, (title) => /(?:^|\/)(\w+)\.py\b/.exec(title)?.[1]).map(
    ({ first, path, page, code, lines }) => {
      const isFragment = !importLine.test(code);
      return {
        path: `${path}.py`,
        code: `${isFragment ? `${prelude}\n` : ''}${code}\n`,
        page,
        lines: [...(isFragment ? [first.line] : []), ...lines],
      };
    },
  );
}
