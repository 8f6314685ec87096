import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../test/fake-storage';
import { fakeDocument } from '../../../test/fake-document';
import { element } from '../../browser/element';
import { checklistMarkdown, checksUpTo, enhance, parseTicked, rulesDone } from './checklist';

const checks = [
  { id: 'config-flow', title: 'UI setup', tier: 'Bronze' },
  { id: 'config-flow/1', title: 'Describes its fields', tier: 'Bronze' },
  { id: 'devices', title: 'Makes devices', tier: 'Gold' },
];

test('a tier asks for its own rules and those of the tiers below', () => {
  expect(checksUpTo(checks, 'Silver').map(({ id }) => id)).toEqual(['config-flow', 'config-flow/1']);
  expect(checksUpTo(checks, 'Platinum')).toEqual(checks);
  // Somebody may have changed what is kept.
  expect(checksUpTo(checks, 'Titanium')).toEqual(checks);
});

test.each([
  [[], 0],
  [['config-flow'], 1],
  [['config-flow/1'], 0],
  [['config-flow/1', 'devices', 'gone'], 1],
])('with %j ticked, of two rules so many are done: %i', (ticked, done) => {
  expect(rulesDone(checks, new Set(ticked))).toEqual({ done, all: 2 });
});

test('copies as the checklist of a pull request', () => {
  expect(checklistMarkdown(checks, new Set(['config-flow', 'devices']))).toBe(
    [
      '## Bronze',
      '- [x] `config-flow` - UI setup',
      '    - [ ] Describes its fields',
      '',
      '## Gold',
      '- [x] `devices` - Makes devices',
      '',
    ].join('\n'),
  );
});

test.each([null, '', '{', '5', '{"a":1}', '[1,null]'])('what was kept as %j counts as nothing ticked', (stored) => {
  expect(parseTicked(stored).size).toBe(0);
});

test('reads what it keeps', () => {
  expect([...parseTicked('["a","b/1",3]')]).toEqual(['a', 'b/1']);
});

describe('a list of rules becomes boxes', () => {
  type FakeElement = ReturnType<typeof fakeDocument>;
  let kept = new Map<string, string>();
  const others = new EventTarget();
  const copied: string[] = [];
  beforeEach(() => {
    kept = fakeStorage();
    copied.length = 0;
    fakeDocument();
    Object.assign(document, { getElementById: () => null });
    vi.stubGlobal('HTMLUListElement', PartsOfRule);
    vi.stubGlobal('addEventListener', others.addEventListener.bind(others));
    vi.stubGlobal('removeEventListener', others.removeEventListener.bind(others));
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
  });

  class PartsOfRule {
    readonly textContent = 'Describes its fields';
  }

  /** The list of a page with a rule of two tiers each, and one part of a rule. */
  function open() {
    const headings = ['🥉 Bronze', '🥇 Gold'].map((textContent) => ({ textContent, hidden: false, id: textContent }));
    const lines: FakeElement[] = [];
    const items = checks.map(({ id, title, tier }) => ({
      ...{
        dataset: { check: id },
        hidden: false,
        querySelector: () => null,
        childNodes: [element('span', {}, ` ${title} `), ...(id === 'config-flow' ? [new PartsOfRule()] : [])],
      },
      prepend: (line: FakeElement) => lines.push(line),
      previousElementSibling: { matches: () => true, textContent: tier },
    }));
    const bars: FakeElement[] = [];
    const root = {
      querySelectorAll: (selector: string) => (selector === 'h2' ? headings : items),
      prepend: (bar: FakeElement) => bars.push(bar),
    };
    const { stop } = enhance(root as unknown as HTMLElement);
    const [bar] = bars;
    if (!bar) throw new Error('There are no controls.');
    const [select, copy, clear, status] = [...bar.all('select'), ...bar.all('button'), ...bar.all('output')];
    const boxes = lines.flatMap((line) => line.all('input')).map((box) => Object.assign(box, { checked: box.open }));
    const read = (box: object): boolean => Reflect.get(box, 'checked') === true;
    return {
      ...{ bar, items, headings, stop, copy },
      names: () => boxes.map(({ attributes }) => attributes['aria-label']),
      ticked: () => boxes.map(read),
      tick: (at: number, checked: boolean) => {
        Object.assign(boxes[at] ?? {}, { checked });
        boxes[at]?.handlers.get('change')?.();
      },
      clear: () => clear?.handlers.get('click')?.(),
      clearWord: () => clear?.textContent,
      choose: (value: string) => select && Object.assign(select, { value }).handlers.get('change')?.(),
      said: () => status?.textContent,
    };
  }

  test('which are named like their rules, and keep what is ticked', () => {
    kept.set('quality-checklist', '["devices"]');
    const list = open();
    expect(list.names()).toEqual(['UI setup', 'Describes its fields', 'Makes devices']);
    list.tick(0, true);
    expect(kept.get('quality-checklist')).toBe('["devices","config-flow"]');
    list.tick(2, false);
    expect(kept.get('quality-checklist')).toBe('["config-flow"]');
    expect(list.said()).toBe('1 of 2 rules done. Your progress is saved on this device.');
  });

  test('a tier shows its own rules and the rules of lower tiers, and later visits keep the choice', () => {
    const list = open();
    list.choose('Silver');
    expect(list.items.map(({ hidden }) => hidden)).toEqual([false, false, true]);
    expect(list.headings.map(({ hidden }) => hidden)).toEqual([false, true]);
    expect(list.said()).toContain('0 of 1 rules done.');
    expect(open().items.map(({ hidden }) => hidden)).toEqual([false, false, true]);
    list.choose('Platinum');
    expect(list.items.some(({ hidden }) => hidden)).toBe(false);
  });

  test('of which all ticks can be taken away, and brought back until the reader ticks again', () => {
    const list = open();
    list.clear();
    expect(list.clearWord()).toBe('Clear');
    list.tick(0, true);
    list.tick(1, true);
    list.clear();
    expect([list.ticked(), list.clearWord()]).toEqual([[false, false, false], 'Undo clear']);
    list.clear();
    expect([list.ticked(), list.clearWord()]).toEqual([[true, true, false], 'Clear']);
    list.clear();
    // Another tab has ticked one meanwhile, which could not be told here.
    kept.set('quality-checklist', '["config-flow"]');
    list.tick(0, false);
    expect(list.clearWord()).toBe('Clear');
    list.tick(2, true);
    expect([list.ticked(), list.clearWord()]).toEqual([[false, false, true], 'Clear']);
  });

  test('which follow other tabs as long as they are shown', () => {
    const list = open();
    const tickElsewhere = (ids: readonly string[]): void => {
      kept.set('quality-checklist', JSON.stringify(ids));
      others.dispatchEvent(Object.assign(new Event('storage'), { key: 'quality-checklist' }));
    };
    tickElsewhere(['devices']);
    expect(list.ticked()).toEqual([false, false, true]);
    list.stop();
    expect(list.bar.remove).toHaveBeenCalled();
    tickElsewhere([]);
    expect(list.ticked()).toEqual([false, false, true]);
  });

  test('which can be copied as far as they are shown', () => {
    const list = open();
    list.choose('Bronze');
    list.tick(0, true);
    Object.assign(list.copy ?? {}, { getAttribute: () => null, removeAttribute: () => undefined });
    list.copy?.handlers.get('click')?.();
    expect(copied).toEqual(['## Bronze\n- [x] `config-flow` - UI setup\n    - [ ] Describes its fields\n']);
  });
});
