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
