import { translate } from '../../i18n/translate';
import { addressFilter } from './address-filter';
import type { Enhancement } from './enhancement';
import { clearedText, countText, hasWords } from './filter-state';
import type { FilterState } from './filter-state';
import { requestText } from './endpoint-requests';
import { actionButton, selectBox, showValue, textBox, toolbar } from './toolbar';
import { hideGradually } from './hide-gradually';
import * as styles from './Toolbar.module.css';

interface Block {
  readonly heading: HTMLElement;
  readonly parts: HTMLElement[];
  /** `GET /addons`, or empty for a heading that is no endpoint. */
  readonly name: string;
  readonly level: number;
}

const endpointName = /^(GET|POST|PUT|DELETE) (\/\S*(?: \S+>\S*)*)/;

/** Lets a reader filter the endpoints of the page by method and words, and copy a request for each. */
export function enhance(root: HTMLElement): Enhancement {
  const article = root.closest('.prose');
  if (!article) return { stop: () => undefined };
  const blocks = readBlocks(article);
  const endpoints = blocks.filter(({ name }) => name !== '');
  const methods = [...new Set(endpoints.map(({ name }) => name.split(' ')[0] ?? ''))];
  let client = 'curl';
  const hide = hideGradually(blocks);
  const filter = addressFilter({
    options: { choices: { Method: methods }, columns: [] },
    hides: (target, state) => {
      const hidden = hiddenBy(blocks, state);
      return blocks.some((block, index) => block.parts.some((part) => part.contains(target)) && hidden(block, index));
    },
    fill: ({ text, choices }) => {
      showValue(words, text);
      showValue(method, choices.method ?? '');
    },
    show: (state, found) => {
      const shown = endpoints.filter((block) => matches(block, state)).length;
      hide(hiddenBy(blocks, state), found !== undefined);
      found?.scrollIntoView({ behavior: 'instant' });
      const count = countText(shown, endpoints.length);
      if (found) say(clearedText(count));
      else say(shown === 0 ? translate({ id: 'reference.noEndpoint', message: 'No matching endpoints.' }) : count);
    },
  });
  const words = textBox(translate({ id: 'reference.filter', message: 'Filter' }), (text) => filter.change({ text }));
  const method = selectBox(
    translate({ id: 'reference.method', message: 'Method' }),
    {
      all: translate({ id: 'reference.all', message: 'All', description: 'Chosen where any value will do' }),
      values: methods,
    },
    (value) => filter.change({ choices: { method: value } }),
  );
  const { bar, say } = toolbar(translate({ id: 'reference.filterEndpoints', message: 'Filter endpoints' }), [
    words,
    method,
    selectBox(
      translate({
        id: 'reference.copyFor',
        message: 'Copy requests for',
        description: 'Before a list of clients: curl, Python',
      }),
      { values: ['curl', 'Python'] },
      (value) => (client = value),
    ),
  ]);
  for (const { heading, name } of endpoints) {
    const button = actionButton(translate({ id: 'reference.copyRequest', message: 'Copy request' }), async () => {
      await navigator.clipboard.writeText(await requestText(name, client === 'curl' ? 'curl' : 'python'));
      return translate({ id: 'reference.copied', message: 'Copied' });
    });
    button.classList.add(styles.small ?? '');
    button.setAttribute(
      'aria-label',
      translate({ id: 'reference.copyRequestOf', message: 'Copy request: {name}' }, { name }),
    );
    heading.append(button);
  }
  root.prepend(bar);
  filter.follow();
  readAhead(blocks);
  return { stop: () => bar.remove(), follow: filter.follow };
}

/** Which blocks a filter hides: endpoints that do not match, and headings with none that does below them. */
function hiddenBy(blocks: readonly Block[], state: FilterState): (block: Block, index: number) => boolean {
  const endpoints = blocks.filter(({ name }) => name !== '');
  const shown = new Set(endpoints.filter((block) => matches(block, state)));
  return (block, index) => {
    const following = blocks.slice(index + 1);
    const end = following.findIndex(({ level }) => level <= block.level);
    const inside = end === -1 ? following : following.slice(0, end);
    return shown.size < endpoints.length && !shown.has(block) && !inside.some((one) => shown.has(one));
  };
}

const texts = new WeakMap<Block, string>();

/** The text of a block; reading it from the page takes too long for every keystroke. */
function textOf(block: Block): string {
  const { name, parts } = block;
  const known = texts.get(block) ?? [name, ...parts.slice(1).map((part) => part.textContent)].join(' ');
  texts.set(block, known);
  return known;
}

/** Reads the texts a few at a time, so that the first keystroke finds them. */
function readAhead(blocks: readonly Block[]): void {
  blocks.slice(0, 20).forEach(textOf);
  if (blocks.length > 20) setTimeout(() => readAhead(blocks.slice(20)));
}

const matches = (block: Block, { text, choices: { method = '' } }: FilterState): boolean =>
  (method === '' || block.name.startsWith(`${method} `)) && (text.trim() === '' || hasWords(textOf(block), text));

/** The article cut at its headings; runs of HTML are looked into, because headings stand inside them. */
function readBlocks(article: Element): Block[] {
  const parts = [...article.children].flatMap((child) => (child.matches('.prose-run') ? [...child.children] : [child]));
  const blocks: Block[] = [];
  for (const part of parts) {
    if (!(part instanceof HTMLElement)) continue;
    if (part instanceof HTMLHeadingElement) {
      const text = [...part.childNodes]
        .filter((node) => !isAnchor(node))
        .map((node) => node.textContent)
        .join('');
      const name = endpointName.exec(text.trim())?.[0] ?? '';
      blocks.push({ heading: part, parts: [part], name, level: Number(part.tagName.slice(1)) });
    } else {
      blocks.at(-1)?.parts.push(part);
    }
  }
  return blocks;
}

const isAnchor = (node: Node): boolean => node instanceof HTMLElement && node.matches('.heading-link');
