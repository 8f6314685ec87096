import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultConfig, configOf, siteFile, unnamedSite } from '../config/site-config';
import type { SiteConfig } from '../config/site-config';
import type { Problem } from '../model/problems/problems';
import { readDataFile } from '../model/yaml-source';

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
  return { config: value ? configOf(value) : validPart(source.value), problems };
}

/** The settings without those that are invalid. */
function validPart(written: unknown): SiteConfig {
  const valid = Object.entries(Object(written) as object).filter(
    ([name, value]) => siteFile.partial().safeParse({ [name]: value }).success,
  );
  const { data } = siteFile.safeParse({ ...unnamedSite, ...Object.fromEntries(valid) });
  return data ? configOf(data) : defaultConfig();
}
