import type { ElementContent, RootContent } from 'hast';
import apache from 'highlight.js/lib/languages/apache';
import bash from 'highlight.js/lib/languages/bash';
import clojure from 'highlight.js/lib/languages/clojure';
import dart from 'highlight.js/lib/languages/dart';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import nginx from 'highlight.js/lib/languages/nginx';
import powershell from 'highlight.js/lib/languages/powershell';
import scala from 'highlight.js/lib/languages/scala';
import { common, createLowlight } from 'lowlight';

const lowlight = createLowlight({
  ...common,
  ...{ apache, clojure, dart, django, dockerfile, elixir, haskell, http, nginx, powershell, scala },
  // Commands without a prompt in front of them, which the grammar of this name expects.
  shell: bash,
});

/** Names besides those that the grammars have for themselves. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  bash: ['console'],
  django: ['jinja2', 'j2', 'liquid', 'twig'],
  ini: ['conf', 'properties'],
  json: ['json5'],
  kotlin: ['groovy'],
  markdown: ['mdx'],
};
lowlight.registerAlias(aliases);

const plain: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'mermaid']);

/** Grammars that hardly any page means, so a mistyped name should not lead to them. */
const unlikely: ReadonlySet<string> = new Set(['arduino', 'php-template', 'python-repl', 'vbnet', 'wasm']);

/** Names that a fence may carry, for suggestions. */
export const codeLanguages: readonly string[] = [
  ...lowlight.listLanguages().filter((name) => !unlikely.has(name)),
  ...Object.values(aliases).flat(),
  ...plain,
];

/** Whether a fence of this language gets colors, or is known to need none. */
export const isCodeLanguage = (language: string): boolean => plain.has(language) || lowlight.registered(language);

/** Code → text and `<span class="hl-…">` nodes. Unknown languages stay plain text. */
export function highlight(code: string, language: string): ElementContent[] {
  if (plain.has(language) || !lowlight.registered(language)) return [{ type: 'text', value: code }];
  return lowlight.highlight(language, code, { prefix: 'hl-' }).children.filter(isContent);
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';
