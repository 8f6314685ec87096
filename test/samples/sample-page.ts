import { compilePage } from '../../src/content/compile-page';
import type { PageSource } from '../../src/model/pages/pages';
import { formatProblems } from '../../src/model/problems/problems';

/** A compiled page for tests; throws when its text has problems. */
export function samplePage(file: string, frontMatter: string, body = ''): PageSource {
  const { page, problems } = compilePage(file, `---\n${frontMatter}\n---\n\n${body}\n`);
  if (!page || problems.length > 0) throw new Error(formatProblems(problems));
  return page;
}
