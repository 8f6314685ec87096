const dated = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/;

/** What the name of a post's file says: its address below the blog, and its day when the name has one. */
export interface PostName {
  readonly date: string | undefined;
  /** `2024/02/29/leap-day`, or the plain name of a file without date. */
  readonly address: string;
}

/** Reads `2024-02-29-leap-day.md`, `2024-02-29-leap-day/index.md`, `2024/02/29/leap-day.md` and names without date. */
export function postNameOf(file: string): PostName {
  const name = file.replace(/\.mdx?$/, '').replace(/\/index$/, '');
  const match = dated.exec(name);
  if (!match) return { date: undefined, address: name };
  const [, folder = '', year = '', month = '', day = '', text = ''] = match;
  const rest = folder + text;
  return {
    date: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    address: `${year}/${month}/${day}${rest === '' ? '' : `/${rest}`}`,
  };
}
