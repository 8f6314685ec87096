import { createRequire } from 'node:module';
import path from 'node:path';
import type lunrType from 'lunr';
import { depth } from './engine.mts';
import type { Engine } from './engine.mts';
import type { Source } from './source.mts';

/** A peer, with the bytes of what a reader must download before the first suggestion; they are all of its index. */
export type Peer = Engine & { readonly index: string };

const require = createRequire(path.resolve('bench/package.json'));

/** MiniSearch with its defaults (AND or OR, prefix, fuzzy are options that its defaults leave off), all fields indexed. */
export function miniSearch(sections: readonly Source[]): Peer {
  interface MiniSearchIndex {
    addAll(documents: readonly object[]): void;
    search(query: string): { readonly id: number }[];
  }
  interface MiniSearchModule {
    readonly default?: new (options: object) => MiniSearchIndex;
  }
  const module = require('minisearch') as MiniSearchModule & (new (options: object) => MiniSearchIndex);
  const MiniSearch = module.default ?? module;
  const index = new MiniSearch({ fields: ['title', 'heading', 'text'], storeFields: ['title', 'heading', 'address'] });
  index.addAll(sections.map(({ address, title, heading, text }, id) => ({ id, address, title, heading, text })));
  const search = (query: string): string[] => index.search(query).map(({ id }) => sections[id]?.address ?? '');
  return { name: 'MiniSearch', search, index: JSON.stringify(index) };
}

/**
 * docusaurus-search-local with its defaults: five indexes built by its `buildIndex` and queried as in its worker, which are
 * written here as published, without what serves other languages.
 */
export function docusaurusSearchLocal(sections: readonly Source[]): Peer {
  interface Entry {
    readonly i: number;
    readonly t: string;
    readonly u: string;
    readonly p?: number;
  }
  interface Built {
    readonly documents: readonly Entry[];
    readonly index: lunrType.Index;
  }
  const { buildIndex } = require('@easyops-cn/docusaurus-search-local/dist/server/server/utils/buildIndex.js') as {
    readonly buildIndex: (documents: readonly (readonly Entry[])[], options: object) => Built[];
  };
  const lunr = require('lunr') as typeof lunrType;
  const lists: [Entry[], Entry[], Entry[], Entry[], Entry[]] = [[], [], [], [], []];
  let page = 0;
  sections.forEach(({ address, title, heading, text }, at) => {
    if (heading === '') {
      page = at;
      lists[0].push({ i: at, t: title, u: address });
    } else lists[1].push({ i: at, t: heading, u: address, p: page });
    if (text !== '') lists[4].push({ i: sections.length + at, t: text, u: address, p: page });
  });
  const options = { language: ['en'], removeDefaultStopWordFilter: [], removeDefaultStemmer: false };
  const built = buildIndex(lists, options);
  const search = (query: string): string[] => {
    const found: string[] = [];
    for (const terms of smartQueries(query, lunr)) {
      for (const { documents, index } of built) {
        const results = index.query((builder) => {
          for (const { value, ...term } of terms) builder.term(value, term);
        });
        for (const { ref } of results.slice(0, depth)) {
          const entry = documents.find(({ i }) => String(i) === ref);
          if (entry && !found.includes(entry.u) && found.length < depth) found.push(entry.u);
        }
        if (found.length >= depth) return found;
      }
    }
    return found;
  };
  const index = JSON.stringify(built.map(({ documents, index: one }) => ({ documents, index: one })));
  return { name: 'docusaurus-search-local', search, index };
}

interface Term {
  readonly value: string;
  readonly presence: lunrType.Query.presence;
  readonly wildcard: lunrType.Query.wildcard;
  readonly editDistance?: number;
}

/** Its `tokenize` and `smartQueries` for English: all words; then the last unfinished; then without one; then one letter off. */
export function smartQueries(query: string, lunr: typeof lunrType): Term[][] {
  const tokens = (query.toLowerCase().match(/[^-\s]+/g) ?? []).slice(0, 12);
  if (tokens.length === 0) return [];
  // Its published types call the filter's argument a token; its code gives it texts.
  const isTelling = (word: string): boolean => Boolean(lunr.stopWordFilter(word as never));
  const telling = tokens.filter(isTelling);
  const terms = [tokens, ...(telling.length < tokens.length && telling.length > 0 ? [telling] : [])];
  const extra = telling.length > 2 ? telling.map((_, at) => telling.filter((__, other) => other !== at)).reverse() : [];
  const { presence, wildcard } = lunr.Query;
  const queriesOf = (list: readonly string[][], distance: number): Term[][] =>
    [false, true].flatMap((typing) =>
      list.flatMap((words): Term[][] => {
        const last = words.at(-1) === tokens.at(-1) ? words.length - 1 : -1;
        if (typing && last === -1) return [];
        if (distance > 0 && words.every(({ length }) => length <= distance)) return [];
        return [
          words.map((value, at) => ({
            value,
            presence: presence.REQUIRED,
            wildcard: typing && at === last ? wildcard.TRAILING : wildcard.NONE,
            ...(distance > 0 && value.length > distance ? { editDistance: distance } : {}),
          })),
        ];
      }),
    );
  return [terms, extra].flatMap((list) => [...queriesOf(list, 0), ...queriesOf(list, 1)]);
}
