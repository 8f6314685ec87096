import type { PageSource } from '../../src/model/pages/pages';

/** A section of the content, as the peers index it: with its code, which they take for text. */
export interface Source {
  /** Path, or path#anchor. */
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The sections of a page; its own comes first. */
export function sourceOf({ path, title, sections }: PageSource): Source[] {
  const first = sections[0]?.anchor === '' ? [] : [{ anchor: '', heading: '', text: '', code: '' }];
  return [...first, ...sections].map(({ anchor, heading, text, code }) => ({
    address: anchor === '' ? path : `${path}#${anchor}`,
    title,
    heading,
    text: `${text}\n${code}`.trim(),
  }));
}
