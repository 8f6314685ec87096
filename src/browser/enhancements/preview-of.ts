/** What a reader sees of a link's target before following it. */
export interface Preview {
  /** Where the target is. */
  readonly trail: readonly string[];
  readonly title: string;
  /** Whether the title is a name in code. */
  readonly isCode: boolean;
  /** Type of a name, as its table says; empty for everything else. */
  readonly type: string;
  readonly text: string;
}

const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * What a link leads to: the row of a name that a table of the page defines, the section of its anchor, or the page. `name` is the
 * code that the link shows, if it shows nothing else. Nothing when the page says too little to be worth a preview.
 */
export function previewOf(page: PreviewedPage, body: ParentNode, anchor: string, name: string): Preview | undefined {
  const target = anchor === '' ? null : body.querySelector(`[id="${CSS.escape(anchor)}"]`);
  if (anchor !== '' && !target) return undefined;
  const part = partOf(body, target);
  const row = name === '' ? undefined : part.find((element) => element.matches('tr') && nameIn(element) === name);
  if (row) return ofRow(page, row, name);
  const heading = target?.closest(headings) ?? target?.querySelector(headings);
  if (!heading) return target ? undefined : worth({ ...ofPage(page), text: firstSentence(page.description) });
  const text = part.find((element) => element.matches('p') && textOf(element) !== '');
  return worth({
    ...ofPage(page),
    trail: [...page.trail, page.title],
    title: textOf(heading),
    isCode: heading.querySelector('code') !== null && textOf(heading.querySelector('code')) === textOf(heading),
    text: firstSentence(textOf(text)),
  });
}

const ofPage = ({ trail, title }: PreviewedPage): Preview => ({ trail, title, isCode: false, type: '', text: '' });

const worth = (preview: Preview): Preview | undefined => (preview.text === '' ? undefined : preview);

/** Paragraphs and rows of a section, up to the next heading; those of the whole page without a target. */
function partOf(body: ParentNode, target: Element | null): Element[] {
  const all = [...body.querySelectorAll(`${headings}, p, tr`)];
  if (!target) return all;
  const start = all.findIndex((element) => element === target || element.contains(target) || target.contains(element));
  if (start === -1) return [];
  const rest = all.slice(start + 1);
  const end = rest.findIndex((element) => element.matches(headings));
  return end === -1 ? rest : rest.slice(0, end);
}

function ofRow(page: PreviewedPage, row: Element, name: string): Preview | undefined {
  const columns = [...(row.closest('table')?.querySelectorAll('th') ?? [])].map(textOf);
  const cells = [...row.querySelectorAll('td')].map(textOf);
  const type = columns.indexOf('Type');
  return worth({
    trail: [...page.trail, page.title],
    title: name,
    isCode: true,
    type: cells[type] ?? '',
    text: firstSentence(cells.at(-1) ?? ''),
  });
}

const nameIn = (row: Element): string => textOf(row.querySelector('td code'));

/** Text of an element with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

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

const longest = 240;

/** The first sentence of a text; of a very long one as many words as fit. A full stop within a name or number ends none. */
export function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s+\P{Ll}|\s*$)/su.exec(text) ?? [];
  if (sentence.length <= longest) return sentence;
  return `${sentence.slice(0, sentence.lastIndexOf(' ', longest))} …`;
}
