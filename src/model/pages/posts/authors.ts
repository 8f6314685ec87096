import type { PostFrontMatter, WrittenAuthor } from '../front-matter/front-matter';

/** Somebody whom a post itself describes, under a key made for it. */
export interface PostAuthor {
  readonly key: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly imageUrl?: string | undefined;
}

interface AuthorsOfPost {
  readonly keys: string[];
  readonly own: PostAuthor[];
}

/** Keys of all authors of a post, and those that it describes itself. `prefix` stands in front of those that its blog knows. */
export function authorsOfPost(value: PostFrontMatter, prefix = ''): AuthorsOfPost {
  const written = [...(value.authors ?? []), ...legacyAuthor(value)];
  const own: PostAuthor[] = [];
  const keys = written.map(({ key, name, title, url, imageUrl }) => {
    if (key !== undefined || name === undefined) return prefix + (key ?? '');
    const author: PostAuthor = { key: `${name} ${url ?? ''}`.trim(), name, title, url, imageUrl };
    own.push(author);
    return author.key;
  });
  return { keys, own };
}

/** The single author of older Docusaurus posts. */
function legacyAuthor(value: PostFrontMatter): WrittenAuthor[] {
  if (value.author === undefined) return [];
  return [
    {
      key: undefined,
      name: value.author,
      title: value.author_title ?? value.authorTitle,
      url: value.author_url ?? value.authorURL,
      imageUrl: value.author_image_url ?? value.authorImageURL,
    },
  ];
}
