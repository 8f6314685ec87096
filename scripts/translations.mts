import './help.mts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { translationsFile, translationsPath } from '../src/config/translations';
import { cataloguePath, catalogueText, readCatalogue, compareTranslations } from '../src/i18n/catalogue';
import { byPlace, formatProblem } from '../src/model/problems/problems';
import type { Problem } from '../src/model/problems/problems';

/**
 * `npm run translations`: writes the interface strings of the code into one file, and says for each language what is missing, what was
 * translated from another English text, and what is wrong. After a translation is brought up to date, remove its `of`: the command notes the
 * new text.
 */
function stopAt(problems: readonly Problem[]): void {
  for (const problem of [...problems].sort(byPlace)) console.error(`${formatProblem(problem)}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
const { catalogue, problems } = readCatalogue();
stopAt(problems);
if (problems.length === 0) {
  writeFileSync(cataloguePath, catalogueText(catalogue));
  console.log(`Written: ${cataloguePath}, ${Object.keys(catalogue).length} texts`);
  const codes = readdirSync('src/translations').map((name) => path.basename(name, '.json'));
  for (const code of codes.filter((name) => name !== path.basename(cataloguePath, '.json'))) {
    const file = translationsPath(code);
    const compared = compareTranslations(
      file,
      catalogue,
      translationsFile.parse(JSON.parse(readFileSync(file, 'utf8'))),
    );
    stopAt(compared.problems);
    if (compared.problems.length === 0) writeFileSync(file, `${JSON.stringify(compared.noted, undefined, 2)}\n`);
    console.log(`${file}: ${compared.missing.length} missing, ${compared.outdated.length} outdated`);
    for (const id of compared.missing) console.log(`  missing: ${id}`);
    for (const id of compared.outdated) console.log(`  outdated: ${id}`);
  }
}
