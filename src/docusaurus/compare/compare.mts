import '../../../scripts/help.mts';
import { existsSync } from 'node:fs';
import { fail } from '../../../scripts/fail.mts';
import { compareSites, describeComparison, losesSomething } from './compare-sites';
import { readSite } from './read-site';

/**
 * `npm run compare -- <their build folder, list of addresses or sitemap> [our public folder] [--verbose]`: what a build of this site has lost and
 * won against a build by Docusaurus. The exit status is 1 when an address, an anchor or a redirect is lost.
 */
const [before, after = 'public'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (before === undefined) {
  console.error(
    'Name the folder that Docusaurus has built, or a file with addresses: npm run compare -- ../site/build',
  );
  process.exitCode = 2;
} else {
  for (const source of [before, after]) if (!existsSync(source)) fail(`There is no \`${source}\`.`);
  const comparison = compareSites(readSite(before), readSite(after));
  console.log(describeComparison(comparison, process.argv.includes('--verbose')));
  process.exitCode = losesSomething(comparison) ? 1 : 0;
}
