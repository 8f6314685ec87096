import { z } from 'zod';
import type { PageContext } from '../page-context';

const ownFormat = z.looseObject({ mdx: z.looseObject({ format: z.enum(['md', 'mdx']).optional().catch(undefined) }) });

/** Whether a file is MDX rather than plain Markdown with HTML. */
export function isMdx(file: string, frontMatter: unknown, { config }: Pick<PageContext, 'config'>): boolean {
  const { format } = config.markdown;
  const own = ownFormat.safeParse(frontMatter).data?.mdx.format;
  return (own ?? (format === 'detect' && file.endsWith('.md') ? 'md' : format)) !== 'md';
}
