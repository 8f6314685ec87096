/** Decodes percent signs of an address; one that is badly encoded stays as written, and the link check finds it. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address that Gatsby's router and scroll handler can decode: per cent signs of a badly encoded path or hash are escaped, so
 * the text stays what was typed. A path segment that begins with a colon would be a parameter to the router. Self-contained,
 * because the boot script holds the text of this function.
 */
export function decodable(address: string): string {
  const repair = (part: string): string => {
    try {
      decodeURI(part);
      return part;
    } catch {
      return part.replaceAll('%', '%25');
    }
  };
  return address.replace(/^[^?#]+/, (path) => repair(path).replaceAll('/:', '/%3A')).replace(/#.*/, repair);
}

/** Whether an address leads to another site or program: it begins with a scheme, or with the name of a host. */
export const leadsElsewhere = (address: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** Attributes whose values are addresses. */
export const addressAttributes = ['href', 'src', 'srcset', 'action', 'data-copy-page'] as const;

/** The same addresses below the path that the site is mounted at; those that are there already stay. */
export function prefixed(value: string, prefix: string): string {
  const one = (address: string): string =>
    !address.startsWith('/') || address.startsWith('//') || address === prefix || address.startsWith(`${prefix}/`)
      ? address
      : prefix + address;
  return value
    .split(/(?<=,\s*)/)
    .map(one)
    .join('');
}

/** An extension has a letter: `/blog/2024/03/20/sdk-2.2` is a page. */
const file = /\.(?!html?$)\d*[a-z][a-z\d]*$/i;

/** Whether an address leads to a file instead of a page. */
export const isFile = (pathname: string): boolean => file.test(pathname);

/** `My newTag 2` → `my-new-tag-2`, the way in which Docusaurus makes addresses of tags. */
export function kebabCase(text: string): string {
  const plain = text.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '');
  const words = plain.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu) ?? [];
  return words.map((word) => word.toLowerCase()).join('-');
}
