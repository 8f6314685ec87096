import { markdownPath } from './addresses/routes';

/** Pages below one heading of `llms.txt`. */
export interface ListedPages {
  readonly title: string;
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

/** One line, without what would end the text of a link. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim();

/** Text of `llms.txt` (llmstxt.org): what the site is, and where programs find each page as Markdown. */
export const llmsText = (
  site: { readonly title: string; readonly tagline: string; readonly address: string },
  sections: readonly ListedPages[],
): string =>
  [
    `# ${site.title}`,
    `> ${site.tagline}`,
    `Every page is available as Markdown at its address with \`.md\`, and all of them in [one file](${site.address}/llms-full.txt).`,
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .map(({ title, pages }) =>
        [
          `## ${title}`,
          '',
          ...pages.map(
            ({ path, title: name, description }) =>
              `- [${oneLine(name)}](${site.address}${markdownPath(path)})${description === '' ? '' : `: ${oneLine(description)}`}`,
          ),
        ].join('\n'),
      ),
  ]
    .join('\n\n')
    .concat('\n');
