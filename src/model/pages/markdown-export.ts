import { site } from '../../site';

const fence = /^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;
const inlineLink = /(?<!!)(\[(?:[^[\]]|\[[^\]]*\])*\]\()([^\s()]+)/g;

/**
 * The source of a page as it is published beside the page: its title as heading, its text as written, links as addresses that
 * work from anywhere. Code stays as it is. `resolve` tells where a link, as it is written, leads.
 */
export function markdownExport(
  { title, body }: { readonly title: string; readonly body: string },
  resolve: (href: string) => string,
): string {
  let open: string | undefined;
  const lines = body.split('\n').map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) === true) open = undefined;
      return line;
    }
    open = mark;
    return open === undefined
      ? line.replace(inlineLink, (_, start: string, href: string) => start + absolute(resolve(href)))
      : line;
  });
  const text = lines.filter((line) => !/^\s*(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})\s*$/.test(line)).join('\n');
  return `# ${title}\n\n${text.trim()}\n`;
}

const absolute = (address: string): string => (address.startsWith('/') ? site.url + address : address);
