import type { PublishingSettings } from '../../publishing';
import { feedOptions, sitemapOptions } from '../config-schema';
import type { DocusaurusConfig } from '../config-schema';
import type { Notes } from '../notes';
import type { PluginOptions } from '../plugins';
import { withoutBlanks } from './without-blanks';

const endless = 1_000_000;

/** What a configuration says of feeds and the sitemap. A tree without a blog has no feeds. */
export function convertPublishing(
  { noIndex }: DocusaurusConfig,
  { blog, sitemap }: PluginOptions,
  notes: Notes,
): Partial<PublishingSettings> {
  return withoutBlanks<PublishingSettings>({
    ...(blog === false ? { feedFormats: [] } : convertFeeds(blog.feedOptions, notes)),
    ...(sitemap === false || noIndex === true ? { sitemapFile: '' } : convertSitemap(sitemap, notes)),
  });
}

type Blanks = { [Key in keyof PublishingSettings]?: PublishingSettings[Key] | undefined };

function convertFeeds(written: unknown, notes: Notes): Blanks {
  const { type, title, description, copyright, language, limit, ...rest } = feedOptions.catch({}).parse(written ?? {});
  for (const key of Object.keys(rest)) notes.add(`blog: feedOptions: ${key}`);
  return {
    feedFormats: type === undefined || type === 'all' ? undefined : [type ?? []].flat(),
    feedTitle: title,
    feedDescription: description,
    feedCopyright: copyright,
    feedLanguage: language,
    feedPosts: limit === null || limit === false ? endless : limit,
  };
}

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
