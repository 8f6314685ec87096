const word = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu;

/** `My newTag 2` → `my-new-tag-2`, the way in which Docusaurus makes addresses of tags. */
export const kebabCase = (text: string): string =>
  [
    ...text
      .normalize('NFD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .matchAll(word),
  ]
    .map(([part]) => part.toLowerCase())
    .join('-');
