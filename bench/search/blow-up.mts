import type { PageSource } from '../../src/model/pages';

/** Pages of the full site and their mean length in words, without code. */
export const fullSize = { docs: 268, docWords: 474, posts: 224, postWords: 185 };

/** Numbers that look random and are the same in each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The site blown up to its full number of pages: sections of the present pages in new company, with sentences drawn from all of
 * them and half of their names changed in one part, so that words and names grow in number as they do on a real site. Copies of
 * pages would compress to nothing.
 */
export function blowUp(pages: readonly PageSource[]): PageSource[] {
  const random = randomNumbers(492);
  const pick = <T,>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('The content has nothing to draw from.');
    return one;
  };
  const sections = pages.flatMap((page) => page.sections);
  const sentences = sections.flatMap(({ text }) => text.split(/(?<=[.:!?]) /)).filter((text) => text.length > 20);
  const headings = sections.map(({ heading }) => heading).filter((heading) => heading !== '');
  const nameParts = [...new Set(sections.flatMap(({ code }) => code.match(/[a-z]{4,}(?=_)/g) ?? []))];
  const rename = (text: string): string =>
    text.replace(/\b\w+_\w+\b/g, (name) => (random() < 0.5 ? name.replace(/[a-z]+/i, pick(nameParts)) : name));
  const make = (kind: 'doc' | 'post', at: number, words: number): PageSource => {
    const source = pick(pages.filter((page) => page.kind === kind));
    const share = Math.min(1, words / Math.max(1, source.words));
    const kept = source.sections.slice(0, Math.max(1, Math.round(source.sections.length * share)));
    const each = words / kept.length;
    return {
      ...source,
      ...('id' in source ? { id: `copy-${at}` } : {}),
      file: `${kind}s/copy-${at}.md`,
      path: `${source.path}-${at}`,
      title: rename(`${source.title} ${pick(headings)}`),
      sections: kept.map((section) => {
        let text = '';
        for (let count = 0; count < each;) {
          const sentence = rename(pick(sentences));
          text += `${sentence} `;
          count += sentence.split(' ').length;
        }
        const heading = section.heading === '' ? '' : random() < 0.5 ? section.heading : pick(headings);
        return { ...section, heading, text, code: rename(section.code) };
      }),
      definitions: source.definitions.map((one) => ({ ...one, name: rename(one.name) })),
    };
  };
  const added = (kind: 'doc' | 'post', total: number, words: number): PageSource[] => {
    const own = pages.filter((page) => page.kind === kind).length;
    return Array.from({ length: Math.max(0, total - own) }, (_, at) => make(kind, at, words));
  };
  return [
    ...pages,
    ...added('doc', fullSize.docs, fullSize.docWords),
    ...added('post', fullSize.posts, fullSize.postWords),
  ];
}
