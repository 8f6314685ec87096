import { docIdOf, docNameOfFile, positionOfFile } from './doc-names';
import { docSetOfFile } from './doc-sets';
import { docFrontMatter, parseFrontMatter } from './front-matter/front-matter';
import { startPage } from './source-page';
import type { PageFile, PageResult, SourcePage } from './source-page';
import { docPath } from '../addresses/routes';

/** A page of the documentation, made from one Markdown file below a folder of docs. */
export interface DocSource extends SourcePage {
  readonly kind: 'doc';
  readonly date: null;
  readonly label: string;
  /** Order in a sidebar that is generated from folders. */
  readonly position: number | null;
  /** The heading that the page shows, when it is not its title. */
  readonly heading: string | null;
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
  const { file, name, yaml, compiled, policy, config } = pageFile;
  const parsed = parseFrontMatter(yaml, docFrontMatter, file, policy);
  const set = docSetOfFile(file, config.docSets);
  const { prefix = '', path: base = config.docsBasePath, numbers, editUrl = config.editUrl } = set ?? {};
  const plainName = docNameOfFile(name, numbers);
  const { begun, problems } = startPage(pageFile, parsed, plainName, editUrl);
  if (!begun) return { page: undefined, problems };
  const { value, fields } = begun;
  const inSet = (other: string | null): string | null => (other === null ? null : prefix + other);
  const id = docIdOf(name, value.id, numbers);
  // Docusaurus shows a level-1 heading in spite of a title above the page, and of the wish to hide that.
  const ownHeading = policy === 'lenient' ? (compiled.ownTitle?.text ?? null) : null;
  const page: DocSource = {
    ...fields,
    kind: 'doc',
    id: prefix + id,
    path: docPath(id, { slug: value.slug, name: plainName, base }),
    date: null,
    label: value.sidebar_label ?? fields.title,
    position: value.sidebar_position ?? positionOfFile(name, numbers) ?? null,
    heading: ownHeading === fields.title ? null : ownHeading,
    hideTitle: (value.hide_title ?? false) && ownHeading === null,
    overrides: {
      ...(value.displayed_sidebar === undefined ? {} : { sidebar: inSet(value.displayed_sidebar) }),
      ...(value.pagination_prev === undefined ? {} : { previous: inSet(value.pagination_prev) }),
      ...(value.pagination_next === undefined ? {} : { next: inSet(value.pagination_next) }),
    },
  };
  return { page, problems };
}
