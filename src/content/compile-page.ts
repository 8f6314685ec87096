import { compileMarkdown } from '../markdown/compile';
import { splitFrontMatter } from '../model/front-matter';
import { docFromMarkdown, postFromMarkdown } from '../model/pages';
import type { PageSource } from '../model/pages';
import type { Problem } from '../model/problems';
import type { Reference } from '../model/reference/reference';

/** One Markdown file, compiled: a page, or the problems that prevent it (or both, when the body has some). */
export interface CompiledPage {
  readonly file: string;
  readonly page: PageSource | undefined;
  readonly problems: readonly Problem[];
}

/** Compiles the text of `docs/….md` or `blog/….md`. Pure: same file, text and reference data, same result. */
export function compilePage(file: string, source: string, reference?: Reference): CompiledPage {
  const { yaml, body } = splitFrontMatter(source);
  const { compiled, parsed, problems } = compileMarkdown(file, body, reference);
  const fromMarkdown = file.startsWith('blog/') ? postFromMarkdown : docFromMarkdown;
  const result = fromMarkdown(file, yaml, compiled);
  const page = parsed ? result.page : undefined;
  return { file, page, problems: [...result.problems, ...problems] };
}
