import { z } from 'zod';
import type { SiteConfig } from '../config/site-config';

const manifest = z.looseObject({ icons: z.array(z.looseObject({ src: z.string() })) });

/** The manifest of the site as it is in `static`, with its name, its description and its address. */
export function webManifest(text: string, config: SiteConfig): string {
  const { title, shortTitle = title, tagline, basePath } = config;
  const { icons, ...rest } = manifest.parse(JSON.parse(text));
  const named = { ...rest, name: title, short_name: shortTitle, description: tagline, start_url: basePath };
  const below = icons.map(({ src, ...icon }) => ({ ...icon, src: basePath + src.replace(/^\//, '') }));
  return `${JSON.stringify({ ...named, icons: below }, undefined, 2)}\n`;
}
