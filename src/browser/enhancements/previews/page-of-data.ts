/** What a preview needs to know of a page. */
export interface PreviewedPage {
  readonly title: string;
  readonly description: string;
  /** Labels above the page: its place in the docs, or the date of a post. */
  readonly trail: readonly string[];
  /** The body as HTML, without the elements that React makes. */
  readonly html: string;
}

/** Reads the data that Gatsby keeps of a doc or post; nothing for other pages, and for what is not page data. */
export function pageOfData(value: unknown): PreviewedPage | undefined {
  const data = at(at(value, 'result'), 'data');
  const page = at(data, 'doc') ?? at(data, 'post');
  const title = textAt(page, 'title');
  if (title === '') return undefined;
  const trail = [...listAt(page, 'breadcrumbs').map((step) => textAt(step, 'label')), textAt(page, 'date')];
  return {
    title,
    description: textAt(page, 'description'),
    trail: trail.filter((label) => label !== '' && label !== title),
    html: listAt(page, 'body').map(htmlOf).join(''),
  };
}

const htmlOf = (segment: unknown): string => textAt(segment, 'html') + listAt(segment, 'children').map(htmlOf).join('');

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;

function textAt(value: unknown, key: string): string {
  const text = at(value, key);
  return typeof text === 'string' ? text : '';
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
