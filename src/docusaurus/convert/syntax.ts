import { z } from 'zod';
import type { CodeMark, MarkdownSyntax } from '../../config/site-config';
import type { DocusaurusConfig } from '../config/config-schema';
import type { PluginOptions } from '../config/plugins';

const format = z.looseObject({ format: z.enum(['mdx', 'md', 'detect']).catch('mdx') }).catch({ format: 'mdx' });
const keywords = z.looseObject({ keywords: z.array(z.string()) }).transform((options) => options.keywords);
const codeMark = z.looseObject({
  className: z.string(),
  line: z.string().optional(),
  block: z.object({ start: z.string(), end: z.string() }).optional(),
});
const prism = z.looseObject({ magicComments: z.array(codeMark).catch([]).default([]) }).catch({ magicComments: [] });

/** Versions of Docusaurus before 3, which read most braces and angle brackets as text. */
const oldVersion = /"@docusaurus\/core":\s*"[^"\d]*[0-2]\./;

/** What a configuration adds to Markdown. `packages` is the text in which the tree names its packages. */
export function convertSyntax(
  { themeConfig, markdown }: DocusaurusConfig,
  { docs, blog }: PluginOptions,
  packages: string,
  allowsGaps: boolean,
): Partial<MarkdownSyntax> {
  const admonitions = [docs, blog].flatMap((plugin) =>
    plugin === false ? [] : (keywords.safeParse(plugin.admonitions).data ?? []),
  );
  const { magicComments } = prism.parse(themeConfig.prism ?? {});
  return {
    format: format.parse(markdown).format,
    math: packages.includes('remark-math'),
    tolerant: allowsGaps || oldVersion.test(packages),
    mdx1: oldVersion.test(packages),
    admonitions: [...new Set(admonitions)],
    codeMarks: magicComments.filter(({ line }) => line !== 'highlight-next-line').map(toCodeMark),
  };
}

/** Styles of a tree are not taken over, so the name of a class tells what it means. */
function toCodeMark({ className, line, block }: z.infer<typeof codeMark>): CodeMark {
  const words = [className, line, block?.start].join(' ');
  const isBad = /error|delet|remov|wrong|bad|danger|fail/i.test(words);
  const isGood = /success|add|insert|good|correct/i.test(words);
  return {
    className: isBad ? 'line-removed' : isGood ? 'line-added' : 'line-marked',
    line,
    block,
  };
}
