import '../help.mts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exampleAddresses } from '../../src/content/examples';
import { checkSamples } from './check-samples.mts';
import { checkScripts } from './check-scripts.mts';
import { pagesWithSamples, samplesOfPage } from './page-samples.mts';
import type { Finding, Sample } from './page-samples.mts';
import { scriptLanguages } from './script-samples.mts';
import { stubsOfTag } from './stub-releases.mts';

/**
 * `npm run samples -- --stubs FOLDER`: checks the samples of all pages: those in Python with pyright against the stubs of the platform
 * (https://github.com/KapJI/homeassistant-stubs), those in JavaScript and TypeScript with the types of the packages that they name. With
 * `--release 2025.6.3`, FOLDER is a clone that has this tag. `--js` instead of a folder checks JavaScript and TypeScript alone.
 */
const { values } = parseArgs({
  options: { stubs: { type: 'string' }, release: { type: 'string' }, js: { type: 'boolean', default: false } },
});
if (values.stubs === undefined && !values.js) {
  console.error(
    'Name a folder with the stubs of the platform: `npm run samples -- --stubs FOLDER`. To check JavaScript and TypeScript alone, run `npm run samples -- --js`.',
  );
  process.exit(2);
}

const contentDir = path.resolve('content');
const pages = pagesWithSamples(contentDir);
const examples = exampleAddresses(contentDir).map((address) => path.join(contentDir, address.replace(/\.zip$/, '')));

function report(what: string, languages: readonly string[], check: (samples: readonly Sample[]) => Finding[]): void {
  const begin = Date.now();
  const samples = pages.flatMap(([page, source]) => samplesOfPage(page, source, languages));
  const findings = check(samples);
  for (const finding of findings) console.log(`content/${finding.page}:${finding.line} ${finding.what}`);
  const old = samples.filter(({ isOld }) => isOld).length;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(
    `${samples.length - old} samples in ${what} and all examples checked with ${findings.length} findings; ${old} more samples show code of earlier releases. ${seconds} s`,
  );
  if (findings.length > 0) process.exitCode = 1;
}

if (values.stubs !== undefined && !values.js) {
  const folder = path.resolve(values.stubs);
  const stubs = values.release === undefined ? folder : stubsOfTag(folder, values.release);
  report('Python', ['python'], (samples) => checkSamples(samples, examples, stubs));
}
report('JavaScript and TypeScript', scriptLanguages, (samples) => checkScripts(samples, examples));
