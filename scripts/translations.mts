import './help.mts';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../src/config/environment';
import { furtherLocales } from '../src/config/site-config';
import { translationsPath } from '../src/config/translations';
import { seenFromHere } from '../src/content/report-problems';
import { lastCommitDates } from '../src/content/git-dates';
import { translationsFolder, untranslated } from '../src/content/locales';
import { checkInterfaces, readSiteConfig } from '../src/content/site-file';
import {
  cataloguePath,
  catalogueText,
  readCatalogue,
  compareTranslations,
  reportOfLanguage,
} from '../src/i18n/catalogue';
import { byPlace, formatProblem } from '../src/model/problems/problems';
import type { Problem } from '../src/model/problems/problems';

/**
 * `npm run translations`: writes the interface strings of the code into one file, and says for each language what is missing, what was
 * translated from another English text, and what is wrong. After a translation is brought up to date, remove its `of`: the command notes the
 * new text. For each further language of the content, it says which pages and labels are missing, and which pages were changed after their
 * translations. It shows the first 5 names of each list, and with `-- --all` all of them.
 */
const { values } = parseArgs({ options: { all: { type: 'boolean' } } });
const limit = values.all === true ? Infinity : 5;
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
    const compared = compareTranslations(file, catalogue, readFileSync(file, 'utf8'));
    const { missing, outdated, noted } = compared;
    stopAt(compared.problems);
    if (compared.problems.length === 0) writeFileSync(file, `${JSON.stringify(noted, undefined, 2)}\n`);
    console.log(reportOfLanguage(file, { 'texts missing': missing, 'texts outdated': outdated }, limit));
  }
}

const root = environment.contentDir();
for (const problem of seenFromHere(checkInterfaces(root), root)) console.log(formatProblem(problem));
const { config } = readSiteConfig(root);
const changed = await lastCommitDates(root);
for (const { code } of furtherLocales(config)) {
  const { missing, outdated, labels } = untranslated(root, config, code, changed);
  const lacks = { 'pages missing': missing, 'labels missing': labels, 'pages outdated': outdated };
  console.log(reportOfLanguage(path.relative('.', path.join(root, translationsFolder, code)), lacks, limit));
}
