import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** Titles of columns whose cells are clear without them. */
const selfEvident: ReadonlySet<string> = new Set([
  '',
  'Type',
  'In',
  'Description',
  'Endpoint',
  'Purpose',
  'Kind',
  'Meaning',
]);

/** A cell with more characters than this holds a sentence, for which a phone has no room beside other columns. */
const sentence = 30;

/** Columns that need no more characters than this have room beside each other where pages are as narrow as on a tablet. */
const narrow = 70;

/**
 * Lets the rows of a table become blocks on narrow screens (`stacked`), where cells are labelled by the title of their column.
 * Tables of reference material ask for it. Other tables get it if they have sentences beside two more columns, while
 * tables of numbers and short words stay as they are, because their columns are to be compared.
 */
export function stackTable(table: Element): void {
  const parts = childrenOf(table);
  const head = parts.find(({ tagName }) => tagName === 'thead');
  const titles = head ? childrenOf(head).flatMap(childrenOf) : [];
  const rows = parts.filter(({ tagName }) => tagName === 'tbody').flatMap((body) => childrenOf(body).map(childrenOf));
  const asked = classesOf(table).includes('stacked');
  if (!asked && !(isPlain(titles, rows) && hasSentences(rows))) return;
  const isNarrow = !asked && widthOf(titles, rows) <= narrow;
  if (!asked) table.properties.className = [...classesOf(table), 'stacked', ...(isNarrow ? ['narrow'] : [])];
  const labels = titles.map((title, index) => (index === 0 ? '' : toString(title).trim()));
  for (const row of rows) {
    // Not a `th`, which scripts and styles take for a title of a column.
    if (asked && row[0]) row[0].properties.role = 'rowheader';
    row.forEach((cell, index) => {
      const label = labels[index] ?? '';
      // “Default: Required” would name a default.
      const isRequired = label === 'Default' && toString(cell).startsWith('Required');
      if (!selfEvident.has(label) && !isRequired) cell.properties['data-label'] = label;
    });
  }
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
const childrenOf = ({ children }: Element): Element[] => children.filter(isElement);

const classesOf = ({ properties: { className } }: Element): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** Three columns or more, whose cells each belong to one title. */
const isPlain = (titles: readonly Element[], rows: readonly Element[][]): boolean =>
  titles.length >= 3 &&
  rows.every(
    (row) =>
      row.length === titles.length &&
      row.every(({ tagName, properties: { colSpan, rowSpan } }) => tagName === 'td' && !colSpan && !rowSpan),
  );

/** Characters of the longest cells of all columns; sentences go on in the next line. */
const widthOf = (titles: readonly Element[], rows: readonly Element[][]): number =>
  titles
    .map((title, column) => [title, ...rows.flatMap((row) => row[column] ?? [])].map((cell) => toString(cell).length))
    .reduce((sum, lengths) => sum + Math.min(Math.max(...lengths), sentence), 0);

const hasSentences = (rows: readonly Element[][]): boolean =>
  rows.some((row) => row.some((cell) => toString(cell).length > sentence));
