const fence = /^\s*(?:(?:>|[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
/** Front matter that readers see as text. */
const proseKey = /^(?:title|description|sidebar_label):/;

/** Parts of a line that are no prose: code, targets of links, addresses, tags, expressions, ids, names of files. */
const notProse =
  /(`+)(?!`).*?(?<!`)\1(?!`)|\]\([^)]*\)|^\s*\[[^\]]+\]:.*$|<[^>]*>|\{[^}]*\}|(?:https?|ftp|mailto):\S+|^\s*(?:import|export)\s.*$|[\w./-]*[\w-]\.[a-z]{2,4}\b(?!\s*[A-Z])|[\w.-]+\/[\w./-]+|:{3,}\w+/g;

/** A file in which people write, and its prose. */
export interface ProseText {
  readonly file: string;
  readonly source: string;
  /** The source with everything but its prose replaced by spaces, so that places stay. */
  readonly prose: string;
}

/** The prose of a page, a partial or a data file. */
export const proseText = (file: string, source: string): ProseText => ({
  file,
  source,
  prose: file.endsWith('.yml') ? proseOfData(source) : proseOf(source),
});

/** The text of a Markdown file with everything but its prose replaced by spaces. */
export function proseOf(source: string): string {
  const lines = source.split('\n');
  let open: string | undefined;
  let inFrontMatter = lines[0]?.trim() === '---';
  let inComment = false;
  return lines
    .map((line, index) => {
      if (index === 0 && inFrontMatter) return blank(line);
      if (inFrontMatter) {
        if (line.trim() === '---') inFrontMatter = false;
        return proseKey.test(line) ? blankParts(line.replace(/^\w+/, blank)) : blank(line);
      }
      if (open !== undefined) {
        const text = line.trim();
        if (text.startsWith(open) && /^[`~]+$/.test(text)) open = undefined;
        return blank(line);
      }
      open = fence.exec(line)?.[1];
      if (open !== undefined) return blank(line);
      const shown = inComment ? line.replace(/^.*?(?:-->|$)/, blank) : line;
      inComment = (inComment && !line.includes('-->')) || /<!--(?!.*-->)/.test(shown);
      return blankParts(shown.replace(/<!--.*?(?:-->|$)/g, blank));
    })
    .join('\n');
}

/** Keys of data files whose values are sentences. */
const dataKey = /^(\s*(?:- )?(?:description|text|what|exceptions):)(.*)$/;

/** The text of a data file with everything but its sentences replaced by spaces. */
const proseOfData = (source: string): string =>
  source
    .split('\n')
    .map((line) => {
      const [, key = line, value = ''] = dataKey.exec(line) ?? [];
      return blank(key) + blankParts(value);
    })
    .join('\n');

const blank = (text: string): string => ' '.repeat(text.length);
const blankParts = (line: string): string => line.replace(notProse, blank);
