import path from 'node:path';
import { openTree } from '../src/content/open-tree';
import { formatProblems, isError } from '../src/model/problems';

/** `npm run doctor`: all checks of the content, without a build. */
const { contentDir, settings, notes } = await openTree();
process.env.GATSBY_SITE_SETTINGS = JSON.stringify(settings);
// The settings are read when the modules that use them are.
const { checkContent } = await import('../src/content/check-content');
const problems = await checkContent({ contentDir, staticDir: path.resolve('static'), withDrafts: false });
if (notes.length > 0)
  console.warn(['Not taken over from the settings:', ...notes.map((note) => `- ${note}`), ''].join('\n'));
if (problems.length > 0) console.error(formatProblems(problems));
else console.log('The content has no problems.');
if (problems.some(isError)) process.exitCode = 1;
