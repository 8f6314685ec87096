import path from 'node:path';
import { checkContent } from '../src/content/check-content';
import { contentDir } from '../src/content/content-dir';
import { formatProblems } from '../src/model/problems';

/** `npm run doctor`: all checks of the content, without a build. */
const problems = await checkContent({ contentDir, staticDir: path.resolve('static'), withDrafts: false });
if (problems.length > 0) {
  console.error(formatProblems(problems));
  process.exitCode = 1;
} else {
  console.log('The content has no problems.');
}
