import { element } from '../../browser/element';
import { followStored, readStored, writeStored } from '../../browser/storage';
import { parseList } from '../../model/parse-list';
import { translate } from '../../i18n/translate';
import { actionButton, followInContents, selectBox, toolbar } from './toolbar';
import type { Enhancement } from './toolbar';
import * as styles from './Toolbar.lazy.module.css';

const storageKey = 'quality-checklist';
const tierKey = 'quality-checklist.tier';

interface Item extends Check {
  readonly listItem: HTMLElement;
  readonly box: HTMLInputElement;
}

/** Turns the list of rules into boxes to tick. What is ticked stays on the device. */
export function enhance(root: HTMLElement): Enhancement {
  let ticked = parseTicked(readStored(storageKey));
  /** What the reader has just cleared, and may want back. */
  let cleared: ReadonlySet<string> | undefined;
  let tier = readStored(tierKey) ?? 'Platinum';
  const items = [...root.querySelectorAll<HTMLElement>('[data-check]')].map(readItem);
  const clearWord = translate({ id: 'checklist.clear', message: 'Clear', description: 'Takes all ticks away' });
  const undoWord = translate({ id: 'checklist.undo', message: 'Undo clear', description: 'Brings all ticks back' });
  const clear = actionButton(clearWord, () => {
    const restored = cleared;
    cleared = restored || ticked.size === 0 ? undefined : ticked;
    keep(restored ?? new Set());
    return Promise.resolve(undefined);
  });
  const { bar, say } = toolbar(translate({ id: 'checklist.label', message: 'Checklist' }), [
    selectBox(
      translate({ id: 'checklist.tier', message: 'Target tier' }),
      { values: tierOrder, value: tier },
      (value) => {
        tier = value;
        writeStored(tierKey, value);
        show();
      },
    ),
    actionButton(translate({ id: 'checklist.copy', message: 'Copy as Markdown' }), async () => {
      await navigator.clipboard.writeText(checklistMarkdown(checksUpTo(items, tier), ticked));
      return translate({ id: 'reference.copied', message: 'Copied' });
    }),
    clear,
  ]);
  function keep(changed: ReadonlySet<string>): void {
    // Calls `follow`, as does another tab.
    writeStored(storageKey, JSON.stringify([...changed]));
  }
  function follow(): void {
    ticked = parseTicked(readStored(storageKey));
    if (ticked.size > 0) cleared = undefined;
    show();
  }
  function show(): void {
    clear.textContent = cleared ? undoWord : clearWord;
    const wanted = new Set<Check>(checksUpTo(items, tier));
    for (const item of items) {
      item.box.checked = ticked.has(item.id);
      item.listItem.hidden = !wanted.has(item);
    }
    const isWanted = (heading: Element): boolean => [...wanted].some(({ tier }) => tier === tierOf(heading));
    const headings = new Map([...root.querySelectorAll('h2')].map((heading) => [heading, isWanted(heading)]));
    for (const [heading, isShown] of headings) heading.hidden = !isShown;
    followInContents(headings);
    say(
      translate(
        { id: 'checklist.progress', message: '{done} of {all} rules done. Your progress is saved on this device.' },
        rulesDone([...wanted], ticked),
      ),
    );
  }
  for (const { box, id } of items) {
    box.addEventListener('change', () => {
      // Another tab may have changed them while this one could not hear of it.
      const now = parseTicked(readStored(storageKey));
      if (box.checked) now.add(id);
      else now.delete(id);
      cleared = undefined;
      keep(now);
    });
  }
  root.prepend(bar);
  show();
  const unfollow = followStored(storageKey, follow);
  const stop = (): void => {
    unfollow();
    bar.remove();
  };
  return { stop };
}

/** The name of a tier in its heading, without the medal. */
const tierOf = (heading: Element | null): string => /[A-Z][a-z]+/.exec(heading?.textContent ?? '')?.[0] ?? '';

function readItem(listItem: HTMLElement): Item {
  const id = listItem.dataset.check ?? '';
  const paragraph = listItem.querySelector('p') ?? listItem;
  const text = [...(paragraph === listItem ? listItem.childNodes : paragraph.childNodes)].filter(
    (node) => !(node instanceof HTMLUListElement),
  );
  const words = text.map((node) => node.textContent).join('');
  const title = (listItem.querySelector('a')?.textContent ?? words).trim();
  const box = element('input', { type: 'checkbox', class: styles.box, 'aria-label': title });
  let top: Element | null = listItem;
  while (top && top.previousElementSibling?.matches('.heading') !== true) {
    top = top.previousElementSibling ?? top.parentElement;
  }
  const line = element('label', { class: styles.check }, box, element('span', {}, ...text));
  listItem.prepend(line);
  return { id, title, tier: tierOf(top?.previousElementSibling ?? null), listItem, box };
}

/** A rule to tick, or a part of one. */
interface Check {
  /** `config-flow`, or `config-flow/1` for a part. */
  readonly id: string;
  readonly title: string;
  readonly tier: string;
}

/** Tiers from the lowest. A tier includes those before it. */
const tierOrder = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;

/** Checks that a tier asks for: its own and those of the tiers below. */
export function checksUpTo(checks: readonly Check[], tier: string): Check[] {
  const names: readonly string[] = tierOrder;
  const last = names.indexOf(tier);
  return checks.filter((check) => last === -1 || names.indexOf(check.tier) <= last);
}

/** How many rules are done, and of how many. Parts of rules do not count. */
export function rulesDone(checks: readonly Check[], ticked: ReadonlySet<string>): { done: number; all: number } {
  const rules = checks.filter(({ id }) => !id.includes('/'));
  return { done: rules.filter(({ id }) => ticked.has(id)).length, all: rules.length };
}

/** The ids that were kept as JSON; anything else counts as none. */
export function parseTicked(stored: string | null): Set<string> {
  return new Set(parseList(stored, (id) => typeof id === 'string'));
}

/** The checklist as the description of a pull request wants it. */
export function checklistMarkdown(checks: readonly Check[], ticked: ReadonlySet<string>): string {
  const tiers = [...new Set(checks.map(({ tier }) => tier))];
  const line = ({ id, title }: Check): string => {
    const mark = ticked.has(id) ? 'x' : ' ';
    return id.includes('/') ? `    - [${mark}] ${title}` : `- [${mark}] \`${id}\` - ${title}`;
  };
  return `${tiers
    .map((tier) => [`## ${tier}`, ...checks.filter((check) => check.tier === tier).map(line)].join('\n'))
    .join('\n\n')}\n`;
}
