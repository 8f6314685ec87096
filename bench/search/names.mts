import { pagesOf } from '../../src/model/pages/pages';
import type { PageSource } from '../../src/model/pages/pages';
import { stemOf, wordsOf } from '../../src/search/words';
import type { Reference } from '../../src/model/reference/reference';

/** A name that the docs define and the addresses where they do; an address without an anchor is met by any part of its page. */
export interface NameToFind {
  readonly name: string;
  readonly targets: readonly string[];
}

/** A name as facts give it, its page, and the heading below which it is explained, where they say. */
interface Fact {
  readonly name: string;
  readonly doc: string;
  readonly section?: string | undefined;
}

const manifestPage = 'creating_integration_manifest';

/**
 * Every name of the reference of entities and every key of the manifest, with all sections that define it. Search ignores
 * case, so a feature and a method are one name. A separate word of a title or heading is left out, because that is what it
 * more likely means.
 */
export function namesToFind(reference: Reference, pages: readonly PageSource[]): NameToFind[] {
  const docs = new Map(pagesOf('doc', pages).map((doc) => [doc.id, doc]));
  const topics = new Set([...docs.values()].flatMap(topicsOf));
  const targets = new Map<string, string[]>();
  for (const { name, doc, section } of [...entityFacts(reference), ...manifestKeys(docs.get(manifestPage))]) {
    if (topics.has(stemOf(name.toLowerCase()))) continue;
    const page = docs.get(doc);
    if (!page) throw new Error(`There is no page ${doc}, which should define ${name}.`);
    const key = name.toLowerCase();
    const explained = page.headings.find(({ text }) => text === section)?.id;
    const defining = page.definitions.filter((one) => one.by !== 'mention' && one.name.toLowerCase() === key);
    const anchors = [...defining.map(({ anchor }) => anchor), ...(explained === undefined ? [] : [explained])];
    const found =
      anchors.length === 0 ? [page.path] : anchors.map((anchor) => `${page.path}#${anchor}`.replace(/#$/, ''));
    targets.set(key, [...(targets.get(key) ?? []), ...found]);
  }
  // A heading that is the name stands above what lists it.
  for (const { path, definitions } of docs.values())
    for (const { name, anchor, by } of definitions)
      if (by === 'reference') targets.get(name.toLowerCase())?.push(anchor === '' ? path : `${path}#${anchor}`);
  const names = [...entityFacts(reference), ...manifestKeys(docs.get(manifestPage))].map(({ name }) => name);
  return [...new Set(names)].flatMap((name) => {
    const found = targets.get(name.toLowerCase());
    return found ? [{ name, targets: [...new Set(found)] }] : [];
  });
}

/** The words of a title, and headings of one word. */
const topicsOf = ({ title, headings }: PageSource): string[] => [
  ...wordsOf(title).map(({ whole }) => stemOf(whole)),
  ...headings.flatMap(({ text }) => {
    const words = wordsOf(text);
    return words.length === 1 && words[0]?.parts.length === 0 ? [stemOf(words[0].whole)] : [];
  }),
];

/** The methods of what all entities share are those of samples. */
const entityFacts = ({ entities }: Reference): Fact[] =>
  [...entities.values()].flatMap(({ platform, doc, properties, methods, deviceClasses, features }) => [
    ...[...properties, ...(platform === 'entity' ? [] : methods)].map(({ name, section }) => ({ name, doc, section })),
    ...[...deviceClasses, ...features].map(({ name }) => ({ name, doc })),
  ]);

const manifestKeys = (page: PageSource | undefined): Fact[] =>
  [...(page?.sections[0]?.code.matchAll(/"(\w+)":/g) ?? [])].map(([, name = '']) => ({ name, doc: manifestPage }));
