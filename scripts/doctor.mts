import path from 'node:path';
import { checkContent } from '../src/content/check-content';
import { contentDir } from '../src/content/content-dir';
import { readDataFiles } from '../src/content/read-content';
import { formatProblems } from '../src/model/problems';
import { missingDescriptions } from '../src/model/reference/missing-descriptions';
import { loadReference } from '../src/model/reference/reference';

/**
 * `npm run doctor`: all checks of the content, without a build. `--complete` asks for complete reference data as well,
 * `--descriptions` counts the empty descriptions.
 */
const complete = process.argv.includes('--complete') ? { complete: true } : {};
const problems = await checkContent({ contentDir, staticDir: path.resolve('static'), withDrafts: false, ...complete });
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log('The content has no problems.');
}

if (process.argv.includes('--descriptions')) {
  const missing = missingDescriptions(loadReference(await readDataFiles(contentDir)));
  for (const file of new Set(missing.map((one) => one.file))) {
    const found = missing.filter((one) => one.file === file);
    console.log(`${file}: ${found.length} (first in line ${found[0]?.line ?? 1})`);
  }
  console.log(`${missing.length} descriptions to write`);
}
