import GithubSlugger from 'github-slugger';
import { frontMatterValues, readFrontMatter, splitFrontMatter } from '../../model/pages/front-matter/front-matter';
import type { Json } from '../../model/types';

/** What Docusaurus lets a page import by name from a Markdown file besides its content; `undefined` for other names. */
export function exportOfPartial(name: string, file: string, text: string): Json | undefined {
  const { yaml, body } = splitFrontMatter(text);
  if (name === 'toc') return headingsIn(body);
  if (name === 'frontMatter') return frontMatterValues(readFrontMatter(yaml, file));
  if (name === 'contentTitle') return /^# +(.+)$/m.exec(body)?.[1] ?? null;
  return undefined;
}

/** The headings of a text outside of its code, as Docusaurus lists them. */
function headingsIn(body: string): Json[] {
  const slugger = new GithubSlugger();
  const prose = body.replace(/^( *)(`{3,}|~{3,})[^\n]*\n[\s\S]*?^ *\2 *$/gm, '');
  return [...prose.matchAll(/^(#{2,6}) +(.+?) *#* *$/gm)].map(([, marks = '', written = '']) => {
    const [, words = written, own] = /^(.*?) *\{#([^}]+)\}$/.exec(written) ?? [];
    const value = words.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]+/g, '');
    return { value, id: own ?? slugger.slug(value), level: marks.length };
  });
}
