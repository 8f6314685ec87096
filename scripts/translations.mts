import './help.mts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../src/config/environment';
import { furtherLocales } from '../src/config/site-config';
import { translationsFile, translationsPath } from '../src/config/translations';
import { lastCommitDates } from '../src/content/git-dates';
import { translationsFolder, untranslated } from '../src/content/locales';
import { readSiteConfig } from '../src/content/site-file';
import { cataloguePath, catalogueText, readCatalogue, compareTranslations } from '../src/i18n/catalogue';
import { byPlace, formatProblem } from '../src/model/problems/problems';
import type { Problem } from '../src/model/problems/problems';

/**
 * `npm run translations`: writes the interface strings of the code into one file, and says for each language what is missing, what was
 * translated from another English text, and what is wrong. After a translation is brought up to date, remove its `of`: the command notes the
 * new text. For each further language of the content, it says which pages and labels are missing, and which pages were changed after their
 * translations.
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

const root = environment.contentDir();
const { config } = readSiteConfig(root);
const changed = await lastCommitDates(root);
for (const { code } of furtherLocales(config)) {
  const { missing, outdated, labels } = untranslated(root, config, code, changed);
  const counts = `${missing.length} pages and ${labels.length} labels missing, ${outdated.length} pages outdated`;
  console.log(`${path.relative('.', path.join(root, translationsFolder, code))}: ${counts}`);
  for (const file of missing) console.log(`  missing: ${file}`);
  for (const label of labels) console.log(`  missing: “${label}”`);
  for (const file of outdated) console.log(`  outdated: ${file}`);
}
