import { parse } from 'yaml';
import { z } from 'zod';
import type { SiteData } from '../../model/site-data';

const tag = z.looseObject({
  label: z.string().min(1).optional().catch(undefined),
  permalink: z.string().min(1).optional().catch(undefined),
  description: z.string().optional().catch(undefined),
});

/** A tags file of a blog or of docs: what each tag is called, and where its page is. */
export function convertTags(yaml: string): SiteData['tags'][string] {
  const tags = z
    .record(z.string(), tag.nullable().catch(null))
    .catch({})
    .parse(parse(yaml) ?? {});
  return Object.fromEntries(
    Object.entries(tags).map(([key, value]) => {
      const { label, permalink, description } = value ?? {};
      return [key, { ...(label && { label }), ...(permalink && { permalink }), ...(description && { description }) }];
    }),
  );
}
