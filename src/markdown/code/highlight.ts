import type { ElementContent, RootContent } from 'hast';
import apache from 'highlight.js/lib/languages/apache';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import clojure from 'highlight.js/lib/languages/clojure';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import dart from 'highlight.js/lib/languages/dart';
import diff from 'highlight.js/lib/languages/diff';
import django from 'highlight.js/lib/languages/django';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import elixir from 'highlight.js/lib/languages/elixir';
import go from 'highlight.js/lib/languages/go';
import graphql from 'highlight.js/lib/languages/graphql';
import haskell from 'highlight.js/lib/languages/haskell';
import http from 'highlight.js/lib/languages/http';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import less from 'highlight.js/lib/languages/less';
import lua from 'highlight.js/lib/languages/lua';
import makefile from 'highlight.js/lib/languages/makefile';
import markdown from 'highlight.js/lib/languages/markdown';
import nginx from 'highlight.js/lib/languages/nginx';
import objectivec from 'highlight.js/lib/languages/objectivec';
import perl from 'highlight.js/lib/languages/perl';
import php from 'highlight.js/lib/languages/php';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import scala from 'highlight.js/lib/languages/scala';
import scss from 'highlight.js/lib/languages/scss';
import sql from 'highlight.js/lib/languages/sql';
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

/** Grammars that our own pages do not need; each is registered when the first block of its language comes. */
const rare = {
  ...{
    apache,
    c,
    clojure,
    cpp,
    csharp,
    dart,
    elixir,
    go,
    haskell,
    http,
    java,
    less,
    lua,
    makefile,
    nginx,
    objectivec,
    perl,
  },
  ...{ php, powershell, r, ruby, rust, scala, sql },
};
type Rare = keyof typeof rare;
const rareNames: Readonly<Record<string, Rare>> = {
  ...{
    'c++': 'cpp',
    cs: 'csharp',
    golang: 'go',
    make: 'makefile',
    objc: 'objectivec',
    ps1: 'powershell',
    rb: 'ruby',
    rs: 'rust',
  },
};
const isRare = (name: string): name is Rare => Object.hasOwn(rare, name);

const lowlight = createLowlight(grammars);
lowlight.registerAlias(aliases);

function isRegistered(language: string): boolean {
  const name = rareNames[language] ?? language;
  if (isRare(name) && !lowlight.registered(language)) {
    lowlight.register(name, rare[name]);
    if (name !== language) lowlight.registerAlias(name, language);
  }
  return lowlight.registered(language);
}

const plain: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'mermaid']);

/** Names that a fence may carry. */
export const codeLanguages: readonly string[] = [
  ...Object.keys(grammars),
  ...Object.values(aliases).flat(),
  ...Object.keys(rare),
  ...Object.keys(rareNames),
  ...plain,
];

/** Whether a fence of this language gets colors, or is known to need none. */
export const isCodeLanguage = (language: string): boolean => plain.has(language) || isRegistered(language);

/** Code → text and `<span class="hl-…">` nodes. Unknown languages stay plain text. */
export function highlight(code: string, language: string): ElementContent[] {
  if (plain.has(language) || !isRegistered(language)) return [{ type: 'text', value: code }];
  return lowlight.highlight(language, code, { prefix: 'hl-' }).children.filter(isContent);
}

const isContent = (node: RootContent): node is ElementContent => node.type !== 'doctype';
