/** A row that can be filtered. */
export interface Row {
  readonly element: HTMLTableRowElement;
  readonly text: string;
  readonly cells: readonly string[];
}

/** A table of the page, read once. */
export interface Table {
  /** What lets it scroll, and what stands above it up to its heading: hidden with it. */
  readonly parts: readonly HTMLElement[];
  /** The heading of a chapter that has other tables as well: hidden when all of them are. */
  readonly group: readonly HTMLElement[];
  readonly body: HTMLTableSectionElement;
  readonly heads: readonly HTMLTableCellElement[];
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** The tables below an element. */
export const readTables = (root: HTMLElement): Table[] => [...root.querySelectorAll('table')].flatMap(readTable);

function readTable(table: HTMLTableElement): Table[] {
  const [body] = table.tBodies;
  if (!body) return [];
  const frame = table.closest<HTMLElement>('.table-scroll') ?? table;
  const heads = [...table.querySelectorAll('th')];
  const rows = [...body.rows].map((row) => {
    const cells = [...row.cells];
    return { element: row, cells: cells.map(shownIn), text: cells.map(textOf).join(' ') };
  });
  return [
    {
      parts: [frame, ...above(frame)],
      group: groupOf(frame),
      body,
      heads,
      columns: heads.map((head) => head.textContent.trim()),
      rows,
    },
  ];
}

const textOf = ({ textContent }: Element): string => textContent.trim();

/** Without the class that a name is a member of, by which nobody sees the rows sorted. */
export const shownIn = (cell: Element): string => textOf(cell).slice(cell.querySelector('.prefix')?.textContent.length);

/** What stands between a table and its heading, with the heading. */
function above(frame: HTMLElement): HTMLElement[] {
  const before = frame.previousElementSibling;
  if (!(before instanceof HTMLElement) || before.matches('.table-scroll')) return [];
  const heading = before.matches('.heading') ? before.querySelector('h2, h3, h4, h5, h6') : null;
  return heading instanceof HTMLElement ? [before, heading] : [before, ...above(before)];
}

/** The nearest heading of the second level above a table whose own heading is of a lower level. */
function groupOf(frame: HTMLElement): HTMLElement[] {
  const isLower = above(frame).some((part) => part.matches('h3, h4, h5, h6'));
  for (let before = isLower ? frame.previousElementSibling : null; before; before = before.previousElementSibling) {
    const heading = before.querySelector<HTMLElement>(':scope > h2');
    if (heading && before instanceof HTMLElement) return [before, heading];
  }
  return [];
}

/** What a row says about something: the cell in the column of that title, or what the row carries as data. */
export const valueOf = (row: Row, { columns }: Table, title: string): string =>
  row.cells[columns.indexOf(title)] ?? row.element.dataset[title.toLowerCase()] ?? '';

/** Elements that are shown in one frame, which keeps a frame of a slow phone below 100 ms. */
const perFrame = 30;

/**
 * Returns a function that hides elements at once, and shows others from the first to the last, a part in each frame, because the
 * layout of hundreds of rows would block typing. A new call replaces one that is not finished. `atOnce` is for a reader who goes
 * to one of them.
 */
export function showGradually(): (all: ReadonlyMap<HTMLElement, boolean>, atOnce?: boolean) => void {
  let frame = 0;
  return (all, atOnce = false) => {
    cancelAnimationFrame(frame);
    const appearing: HTMLElement[] = [];
    for (const [target, isShown] of all) {
      if (isShown && target.hidden) appearing.push(target);
      if (!isShown && !target.hidden) target.hidden = true;
    }
    const next = (): void => {
      for (const target of appearing.splice(0, atOnce ? Infinity : perFrame)) target.hidden = false;
      if (appearing.length > 0) frame = requestAnimationFrame(next);
    };
    next();
  };
}
