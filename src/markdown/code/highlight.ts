import type { ElementContent, RootContent } from 'hast';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import graphql from 'highlight.js/lib/languages/graphql';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import scss from 'highlight.js/lib/languages/scss';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';

const grammars = {
  bash,
  css,
  diff,
  django,
  dockerfile,
  graphql,
  ini,
  javascript,
  json,
  kotlin,
  markdown,
  python,
  scss,
  swift,
  typescript,
  xml,
  yaml,
};
const aliases: Readonly<Record<string, readonly string[]>> = {
  bash: ['sh', 'shell', 'zsh', 'console'],
  django: ['jinja', 'jinja2', 'j2', 'liquid', 'twig'],
  dockerfile: ['docker'],
  ini: ['toml', 'conf', 'properties'],
  javascript: ['js', 'jsx', 'mjs'],
  json: ['json5', 'jsonc'],
  kotlin: ['kt', 'kts', 'groovy'],
  markdown: ['md', 'mdx'],
  python: ['py'],
  typescript: ['ts', 'tsx'],
  xml: ['html', 'svg'],
  yaml: ['yml'],
};

const lowlight = createLowlight(grammars);
lowlight.registerAlias(aliases);

const plain: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'mermaid']);

/** Names that a fence may carry. */
export const codeLanguages: readonly string[] = [...Object.keys(grammars), ...Object.values(aliases).flat(), ...plain];

/** Whether a fence of this language gets colors, or is known to need none. */
export const isCodeLanguage = (language: string): boolean => plain.has(language) || lowlight.registered(language);

/** Code → text and `<span class="hl-…">` nodes. Unknown languages stay plain text. */
export function highlight(code: string, language: string): ElementContent[] {
  if (plain.has(language) || !lowlight.registered(language)) return [{ type: 'text', value: code }];
  return lowlight.highlight(language, code, { prefix: 'hl-' }).children.filter(isContent);
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';
