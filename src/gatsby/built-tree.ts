import { environment } from '../config/environment';
import type { SiteConfig } from '../config/site-config';
import { readSiteConfig } from '../content/site-file';

/** The content tree that is built. */
interface BuiltTree {
  readonly contentDir: string;
  /** The settings as they were when the build began. */
  readonly config: SiteConfig;
}

let known: BuiltTree | undefined;

/** Folder and settings of the tree that is built. Everything in this folder gets them here. */
export function builtTree(): BuiltTree {
  const contentDir = environment.contentDir();
  if (known?.contentDir === contentDir) return known;
  known = { contentDir, config: readSiteConfig(contentDir).config };
  return known;
}
