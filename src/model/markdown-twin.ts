import { site } from '../site';
import { markdownLinkTarget } from './routes';

const fence = /^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;
const inlineLink = /(?<!!)(\[(?:[^[\]]|\[[^\]]*\])*\]\()([^\s()]+)/g;

/**
 * The source of a page as it is published beside the page: its title as heading, its text as written, links as addresses that
 * work from anywhere. Code stays as it is.
 */
export function markdownTwin({ title, file, body }: { title: string; file: string; body: string }): string {
  let open: string | undefined;
  const lines = body.split('\n').map((line) => {
    const mark = fence.exec(line)?.[1];
    if (open !== undefined) {
      if (mark?.startsWith(open) === true) open = undefined;
      return line;
    }
    open = mark;
    return open === undefined
      ? line.replace(inlineLink, (_, start: string, href: string) => start + absolute(href, file))
      : line;
  });
  const text = lines.filter((line) => !/^\s*(?:<!--|\{\/\*)\s*truncate\s*(?:-->|\*\/\})\s*$/.test(line)).join('\n');
  return `# ${title}\n\n${text.trim()}\n`;
}

function absolute(href: string, file: string): string {
  const address = markdownLinkTarget(href, file) ?? href;
  return address.startsWith('/') ? site.url + address : address;
}
