import { element } from '../../browser/element';
import { translate } from '../../i18n/translate';
import type { Detectable } from '../../model/reference/detect-uses';
import { endingImports, parseRemoved, textsIn } from '../../model/reference/removed-names';
import type { EndingImport } from '../../model/reference/removed-names';
import * as styles from './Toolbar.lazy.module.css';
import { isObject } from '../../model/guards';

interface Entry extends Detectable {
  readonly id: string;
  readonly title: string;
  readonly removedIn: string | undefined;
}

interface Answer {
  readonly found: readonly { readonly entry: Entry; readonly line: number }[];
  readonly endings: readonly EndingImport[];
}

interface Checker {
  readonly entries: readonly Entry[];
  readonly check: (code: string) => Answer;
}

/** Milliseconds after the last key when code is compared, because it may be a whole integration. */
const pause = 150;

/**
 * A box for code that says which entries of the calendar concern it. What is pasted stays in the browser, and out of the address.
 * `sources` are the addresses of the calendar and, if there is one, of the list of removed names, separated by a comma. `onFound` gets
 * the ids of the rows, or `undefined` if none concerns the code.
 */
export function checkCodeBox(sources: string, onFound: (rows: ReadonlySet<string> | undefined) => void): HTMLElement {
  const box = element('textarea', {
    ...{ class: styles.control, rows: '4', spellcheck: 'false', translate: 'no' },
    placeholder: 'from homeassistant.components.lock import STATE_LOCKED',
  });
  const count = element('p', { role: 'status' });
  const results = element('ul', { hidden: '' });
  const byHand = element('div', {});
  let checker: Checker | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    const code = box.value.trim();
    const answer = checker && code !== '' ? checker.check(box.value) : undefined;
    const { found = [], endings = [] } = answer ?? {};
    count.textContent = answer === undefined ? '' : countText(answer, checker?.entries.length ?? 0);
    results.replaceChildren(...found.map(foundItem), ...endings.map((one) => element('li', {}, endingText(one))));
    results.hidden = found.length + endings.length === 0;
    onFound(found.length === 0 ? undefined : new Set(found.map(({ entry }) => rowId(entry))));
  };
  box.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = setTimeout(show, pause);
  });
  const label = translate({
    id: 'reference.paste',
    message: 'Paste names or code of your integration. Only your browser reads it.',
  });
  const details = element(
    'details',
    { class: styles.paste },
    element('summary', {}, translate({ id: 'reference.check', message: 'What changes for my integration?' })),
    element('label', { class: styles.field }, label, box),
    ...[count, results, byHand],
  );
  details.addEventListener('toggle', () => {
    if (!details.open || checker) return;
    load(sources).then(
      (loaded) => {
        checker = loaded;
        byHand.replaceChildren(byHandList(loaded.entries.filter((entry) => entry.checkByHand === true)));
        show();
      },
      () => {
        count.textContent = translate({
          id: 'reference.checkFailed',
          message: 'The data for this did not load. Close this box and open it to try again.',
        });
      },
    );
  });
  return details;
}

async function load(sources: string): Promise<Checker> {
  const [calendar, removed] = await Promise.all(
    sources.split(',').map(async (address): Promise<unknown> => {
      const response = await fetch(`${__PATH_PREFIX__}${address}`);
      return response.json();
    }),
  );
  const { detectedAt, patternsOf, readCode } = await import('../../model/reference/detect-uses');
  const entries = parseEntries(calendar);
  const removals = parseRemoved(removed);
  return {
    entries,
    check: (code) => {
      const read = readCode(code);
      const found = entries.flatMap((entry) => {
        const lines = patternsOf(entry).flatMap((pattern) => detectedAt(pattern, read) ?? []);
        return lines.length === 0 ? [] : [{ entry, line: Math.min(...lines) }];
      });
      return { found, endings: endingImports(read, removals) };
    },
  };
}

/** The entries of the published file. Browsers do not load the schema of the data for it. */
function parseEntries(value: unknown): Entry[] {
  const list: unknown = isObject(value) ? value['deprecations'] : undefined;
  if (!Array.isArray(list)) throw new TypeError('no deprecations');
  return list.filter(isObject).map(({ id, title, removedIn, what, detect, checkByHand }) => ({
    ...{ id: String(id), title: String(title), what: textsIn(what), checkByHand: checkByHand === true },
    removedIn: typeof removedIn === 'string' ? removedIn : undefined,
    detect: detect === undefined ? undefined : textsIn(detect),
  }));
}

/** The id of an entry's row in the calendar. */
const rowId = ({ id }: Entry): string => `deprecation-${id}`;

const rowLink = (entry: Entry): HTMLElement => element('a', { href: `#${rowId(entry)}` }, entry.title);

const foundItem = ({ entry, line }: Answer['found'][number]): HTMLElement =>
  element(
    'li',
    {},
    `${translate({ id: 'reference.line', message: 'Line {line}:' }, { line })} `,
    rowLink(entry),
    entry.removedIn === undefined
      ? ''
      : ` (${translate({ id: 'reference.removedIn', message: 'removed in {release}' }, { release: entry.removedIn })})`,
  );

const countText = ({ found, endings }: Answer, all: number): string =>
  found.length + endings.length > 0
    ? translate(
        { id: 'reference.concerned', message: 'Entries of the calendar that concern this code: {count}.' },
        { count: found.length },
      )
    : translate(
        {
          id: 'reference.unconcerned',
          message:
            'None of the {all} entries shows in this code, by its names, base classes and calls. That is no guarantee: other files, and values that are only known when the code runs, were not checked.',
        },
        { all },
      );

const byHandList = (entries: readonly Entry[]): HTMLElement =>
  element(
    'details',
    {},
    element(
      'summary',
      {},
      translate(
        { id: 'reference.byHand', message: 'Check by hand: {count} entries that code does not show reliably' },
        { count: entries.length },
      ),
    ),
    element('ul', {}, ...entries.map((entry) => element('li', {}, rowLink(entry)))),
  );

const endingText = ({ line, name, until, now }: EndingImport): string =>
  now === undefined
    ? translate({ id: 'reference.ending', message: 'Line {line}: {name} exists until {until}.' }, { line, name, until })
    : translate(
        { id: 'reference.moved', message: 'Line {line}: {name} exists until {until}. It is now in {now}.' },
        { line, name, until, now },
      );
