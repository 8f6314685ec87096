import { parseFrontMatter, plainFrontMatter } from './front-matter/front-matter';
import { startPage } from './source-page';
import type { PageFile, PageResult, SourcePage } from './source-page';
import { plainPath } from '../addresses/routes';
import type { SiteConfig } from '../../config/site-config';

/** A page outside of docs and blog, made from one Markdown file below `src/pages/`. */
export interface PlainSource extends SourcePage {
  readonly kind: 'page';
  readonly date: null;
  /** The heading that the page shows, when it is not its title. */
  readonly heading: string | null;
}

/** Front matter and compiled body of `src/pages/…` → a page, or the problems that prevent it. */
export function plainFromMarkdown(pageFile: PageFile): PageResult<PlainSource> {
  const { file, name, yaml, compiled, policy, config } = pageFile;
  const parsed = parseFrontMatter(yaml, plainFrontMatter, file, policy);
  const { base } = plainFolderOf(file, config) ?? {};
  const address = plainPath(name, base);
  const { begun, problems } = startPage(pageFile, parsed, address === '/' ? config.title : address, '');
  if (!begun) return { page: undefined, problems };
  const { value, fields } = begun;
  const heading = compiled.ownTitle?.text ?? null;
  const page: PlainSource = {
    ...fields,
    kind: 'page',
    id: file,
    path: value.slug === undefined ? address : plainPath(value.slug, base),
    date: null,
    heading: heading === fields.title ? null : heading,
  };
  return { page, problems };
}

/** The folder of pages outside of docs and blog that holds a file, and the address that its pages are below. */
export function plainFolderOf(
  file: string,
  { plainFolders }: Pick<SiteConfig, 'plainFolders'>,
): { readonly folder: string; readonly base: string } | undefined {
  const [found] = Object.entries(plainFolders).filter(([folder]) => file.startsWith(`${folder}/`));
  return found && { folder: found[0], base: found[1] };
}
