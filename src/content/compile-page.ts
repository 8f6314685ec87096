import { compileMarkdown } from '../markdown/compile';
import { standalone } from '../markdown/page-context';
import {
  frontMatterValues,
  readFrontMatter,
  splitFrontMatter,
  halfFrontMatter,
} from '../model/pages/front-matter/front-matter';
import { pageFromMarkdown } from '../model/pages/pages';
import type { PageSource } from '../model/pages/pages';
import type { Problem } from '../model/problems/problems';

/** One Markdown file, compiled: a page, or the problems that prevent it (or both, when the body has some). */
export interface CompiledPage {
  readonly file: string;
  readonly page: PageSource | undefined;
  readonly problems: readonly Problem[];
}

/** Compiles the text of a Markdown file of any kind of page. Pure: same file, text and context, same result. */
export function compilePage(file: string, source: string, context = standalone): CompiledPage {
  const half = context.policy === 'strict' ? halfFrontMatter(source, file) : undefined;
  if (half) return { file, page: undefined, problems: [half] };
  const split = splitFrontMatter(source);
  const yaml = readFrontMatter(split.yaml, file);
  const { compiled, parsed, problems } = compileMarkdown(file, split.body, context, frontMatterValues(yaml));
  const result = pageFromMarkdown(file, yaml, compiled, context.policy, context.config);
  const page = parsed ? result.page : undefined;
  // What could not be parsed may hold the title.
  const ofFrontMatter = parsed ? result.problems : result.problems.filter(({ what }) => what !== '`title` is missing.');
  return { file, page, problems: [...ofFrontMatter, ...problems] };
}
