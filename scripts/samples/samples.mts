import path from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../../src/content/files/read-content';
import { checkSamples, worksIn } from './check-samples.mts';
import { pythonSamples } from './python-samples.mts';
import { openStubs } from './stub-releases.mts';

/**
 * `npm run samples -- --stubs FOLDER`: checks the Python samples of all pages with pyright against the stubs of the platform
 * (https://github.com/KapJI/homeassistant-stubs). `--release 2025.6.3` names their release, which is a tag if FOLDER is a clone.
 */
const { values } = parseArgs({ options: { stubs: { type: 'string' }, release: { type: 'string' } } });
if (values.stubs === undefined) {
  console.error('Name a folder with the stubs of the platform: `npm run samples -- --stubs FOLDER`.');
  process.exit(2);
}
const { stubs, release } = openStubs(path.resolve(values.stubs), values.release);

const begin = Date.now();
const samples = [...readContent(path.resolve('content')).pages].flatMap(([page, source]) => pythonSamples(page, source));
const findings = checkSamples(samples, stubs, release);
for (const { page, line, what } of findings) console.log(`content/${page}:${line} ${what}`);
const checked = samples.filter((sample) => worksIn(release, sample)).length;
console.log(
  `${findings.length} findings. Checked ${checked} of ${samples.length} Python samples against ${values.release ?? 'the newest release'}; the others show code of earlier releases. ${((Date.now() - begin) / 1000).toFixed(1)} s`,
);
if (findings.length > 0) process.exitCode = 1;
