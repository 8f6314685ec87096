import '../help.mts';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteConfig } from '../../src/content/site-file';
import { exampleAddresses } from '../../src/content/examples';
import { readContent } from '../../src/content/files/read-content';
import { checkSamples } from './check-samples.mts';
import { pythonSamples } from './python-samples.mts';
import { stubsOfTag } from './stub-releases.mts';

/**
 * `npm run samples -- --stubs FOLDER`: checks the Python samples of all pages with pyright against the stubs of the platform
 * (https://github.com/KapJI/homeassistant-stubs). With `--release 2025.6.3`, FOLDER is a clone that has this tag.
 */
const { values } = parseArgs({ options: { stubs: { type: 'string' }, release: { type: 'string' } } });
if (values.stubs === undefined) {
  console.error('Name a folder with the stubs of the platform: `npm run samples -- --stubs FOLDER`.');
  process.exit(2);
}
const folder = path.resolve(values.stubs);
const stubs = values.release === undefined ? folder : stubsOfTag(folder, values.release);

const begin = Date.now();
const contentDir = path.resolve('content');
const samples = [...readContent(contentDir, readSiteConfig(contentDir).config).pages].flatMap(([page, source]) =>
  pythonSamples(page, source),
);
const examples = exampleAddresses(contentDir).map((address) => path.join(contentDir, address.replace(/\.zip$/, '')));
const findings = checkSamples(samples, examples, stubs);
for (const { page, line, what } of findings) console.log(`content/${page}:${line} ${what}`);
const old = samples.filter(({ isOld }) => isOld).length;
const seconds = ((Date.now() - begin) / 1000).toFixed(1);
console.log(
  `${samples.length} Python samples and ${examples.length} examples: ${samples.length - old} samples and all examples checked with ${findings.length} findings, ${old} samples show code of earlier releases. ${seconds} s`,
);
if (findings.length > 0) process.exitCode = 1;
