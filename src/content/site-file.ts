import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { defaultConfig, configOf, siteFile, unnamedSite } from '../config/site-config';
import type { InterfaceTexts, SiteConfig, SiteFile } from '../config/site-config';
import { translationsFile, translationsPath } from '../config/translations';
import { leadsElsewhere } from '../model/addresses/address';
import { suggestNearest } from '../model/nearest';
import { asWarning } from '../model/problems/problems';
import type { Problem } from '../model/problems/problems';
import { readDataFile } from '../model/yaml-schema';

/** Name of the file of settings in a content tree. */
export const siteFileName = 'site.yml';

/** The settings of a site, and the problems of the file that they are from. */
export interface ReadConfig {
  readonly config: SiteConfig;
  readonly problems: readonly Problem[];
}

/** The settings of a content tree. With problems in `site.yml`, its other settings hold, so that a check can go on. */
export function readSiteConfig(contentDir: string): ReadConfig {
  const file = path.join(contentDir, siteFileName);
  if (!existsSync(file)) return { config: defaultConfig(), problems: [] };
  const { source, value, problems } = readDataFile(readFileSync(file, 'utf8'), siteFileName, siteFile);
  return { config: value ? configOf(value, interfaceTexts) : validPart(source.value), problems };
}

/** What `site.yml` says, without mistakes; undefined in the tree of a further language, whose file is made from it. */
function originalSettings(contentDir: string) {
  const file = path.join(contentDir, siteFileName);
  if (!existsSync(file)) return undefined;
  const { source, value } = readDataFile(readFileSync(file, 'utf8'), siteFileName, siteFile);
  return value && value.locale === undefined ? { source, value } : undefined;
}

/** Pictures that `site.yml` names and that this site does not have. `staticFiles` are the addresses of its files. */
export function missingSitePictures(contentDir: string, staticFiles: ReadonlySet<string>): Problem[] {
  const settings = originalSettings(contentDir);
  if (!settings) return [];
  const { source, value } = settings;
  const { favicon, image, logo } = configOf(value);
  const named: [string[], string][] = [
    [['favicon'], favicon],
    [['image'], image],
    [['logo', 'src'], logo.src],
    [['logo', 'srcDark'], logo.srcDark],
  ];
  return named.flatMap(([keys, address]) => {
    if (address === '' || leadsElsewhere(address) || staticFiles.has(address)) return [];
    const own = address.replace(/^\/?/, '/');
    const remedy = suggestNearest(own, [...staticFiles], `Put the file at static${own} and write \`${own}\` here.`);
    const what = `The picture \`${address}\` does not exist.`;
    return [{ file: siteFileName, ...source.placeOf(keys), what, remedy }];
  });
}

/** Languages of a site that the user interface isn't translated into, and mistakes in the files of the others. */
export function checkInterfaces(contentDir: string): Problem[] {
  const settings = originalSettings(contentDir);
  if (!settings) return [];
  const { source, value } = settings;
  return value.locales.flatMap(({ code }, index) => {
    if (/^en\b/.test(code)) return [];
    const file = path.relative(contentDir, path.resolve(translationsPath(code)));
    const translations = readInterface(code);
    if (translations) return translations.problems.map((problem) => ({ ...problem, file }));
    const what = `The user interface isn't translated into \`${code}\`, so readers see it in English.`;
    const remedy = `Begin ${translationsPath(code)} with \`{ "article.copy": { "message": "…" } }\`. \`npm run translations\` then lists the texts that are missing.`;
    return [asWarning({ file: siteFileName, ...source.placeOf(['locales', index, 'code']), what, remedy })];
  });
}

/** The strings of the user interface in a language; none for English, which stands in the code, and for languages without a file. */
function interfaceTexts(code: string): InterfaceTexts {
  const texts = code === 'en' ? undefined : readInterface(code)?.value;
  return Object.fromEntries(Object.entries(texts ?? {}).map(([id, { message }]) => [id, message]));
}

/** The translations of the user interface into a language, if it has a file of them. */
function readInterface(code: string) {
  const file = path.resolve(translationsPath(code));
  return existsSync(file) ? readDataFile(readFileSync(file, 'utf8'), file, translationsFile) : undefined;
}

/** Settings, or those below one of them, as they are written; none in the place of another value. */
export const writtenSettings = z.record(z.string(), z.unknown()).catch({});

/** The settings that are valid beside those above them. */
function validPart(written: unknown): SiteConfig {
  let file: SiteFile = unnamedSite;
  for (const [name, value] of Object.entries(writtenSettings.parse(written))) {
    const { success } = siteFile.safeParse({ ...file, [name]: value });
    if (success) file = { ...file, [name]: value };
  }
  return defaultConfig(file);
}
