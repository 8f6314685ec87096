import type { SiteFile } from '../../config/site-config';
import { sitemapOptions } from '../config/config-schema';
import type { DocusaurusConfig } from '../config/config-schema';
import type { Notes } from '../notes';
import type { PluginOptions } from '../config/plugins';
import { withoutBlanks } from './without-blanks';

/** What a configuration says of the sitemap. */
export function convertPublishing(
  { noIndex }: DocusaurusConfig,
  { sitemap }: PluginOptions,
  notes: Notes,
): Partial<SiteFile> {
  return withoutBlanks<SiteFile>({
    ...(sitemap === false || noIndex === true ? { sitemapFile: '' } : convertSitemap(sitemap, notes)),
  });
}

type Blanks = { [Key in keyof SiteFile]?: SiteFile[Key] | undefined };

function convertSitemap(written: unknown, notes: Notes): Blanks {
  const { filename, ignorePatterns, lastmod, ...rest } = sitemapOptions.catch({}).parse(written ?? {});
  for (const key of Object.keys(rest)) notes.add(`sitemap: ${key}`);
  if (lastmod === 'datetime') notes.add('sitemap: lastmod: datetime', 'is reduced to the date, without the time');
  return {
    sitemapFile: filename?.replace(/^\/+/, ''),
    sitemapIgnored: ignorePatterns,
    sitemapDates: lastmod === null ? false : undefined,
  };
}
