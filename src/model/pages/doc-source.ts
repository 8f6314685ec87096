import { docIdOf, docNameOfFile, positionOfFile } from './doc-names';
import { docFrontMatter, parseFrontMatter } from './front-matter';
import { startPage } from './source-page';
import type { PageFile, PageResult, SourcePage } from './source-page';
import { docPath } from '../addresses/routes';
import { site } from '../../site';

/** A page of the documentation, made from one Markdown file below `docs/`. */
export interface DocSource extends SourcePage {
  readonly kind: 'doc';
  readonly date: null;
  readonly label: string;
  /** Order in a sidebar that is generated from folders. */
  readonly position: number | null;
  readonly hideTitle: boolean;
  /** What the author says about the sidebar and the neighbors; null for nobody; absent: what follows from the sidebars. */
  readonly overrides: DocOverrides;
}
export interface DocOverrides {
  readonly sidebar?: string | null;
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** Front matter and compiled body of `docs/…` → a doc, or the problems that prevent it. */
export function docFromMarkdown(pageFile: PageFile): PageResult<DocSource> {
  const { file, name, yaml, policy } = pageFile;
  const parsed = parseFrontMatter(yaml, docFrontMatter, file, policy);
  const { begun, problems } = startPage(pageFile, parsed, docNameOfFile(name), site.editUrl);
  if (!begun) return { page: undefined, problems };
  const { value, fields } = begun;
  const id = docIdOf(name, value.id);
  const page: DocSource = {
    ...fields,
    kind: 'doc',
    id,
    path: docPath(id, value.slug, docNameOfFile(name)),
    date: null,
    label: value.sidebar_label ?? fields.title,
    position: value.sidebar_position ?? positionOfFile(name) ?? null,
    hideTitle: value.hide_title ?? false,
    overrides: {
      ...(value.displayed_sidebar === undefined ? {} : { sidebar: value.displayed_sidebar }),
      ...(value.pagination_prev === undefined ? {} : { previous: value.pagination_prev }),
      ...(value.pagination_next === undefined ? {} : { next: value.pagination_next }),
    },
  };
  return { page, problems };
}
