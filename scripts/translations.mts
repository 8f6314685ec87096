import './help.mts';
import { writeFileSync } from 'node:fs';
import { cataloguePath, catalogueText, readCatalogue } from '../src/i18n/catalogue';
import { byPlace, formatProblem } from '../src/model/problems/problems';

/** `npm run translations`: writes the interface strings of the code into one file. */
const { catalogue, problems } = readCatalogue();
if (problems.length > 0) {
  for (const problem of [...problems].sort(byPlace)) console.error(`${formatProblem(problem)}\n`);
  process.exit(1);
}
writeFileSync(cataloguePath, catalogueText(catalogue));
console.log(`Written: ${cataloguePath}, ${Object.keys(catalogue).length} texts`);
