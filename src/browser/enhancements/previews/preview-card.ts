import * as styles from './preview.module.css';
import type { Preview } from './preview-of';

const id = 'link-preview';
/** Pixels between the link and the card, and between the card and the edges of the window. */
const gap = 8;

/** A card with a preview, described to screen readers as a tooltip of the link. It contains nothing to focus. */
export function openCard(link: HTMLAnchorElement, preview: Preview): HTMLElement {
  const card = document.createElement('div');
  card.id = id;
  card.className = styles.card ?? '';
  card.setAttribute('role', 'tooltip');
  card.dataset.noPrint = '';
  const trail = line(styles.trail, preview.trail.join(' › '));
  const title = line(styles.title);
  const name = document.createElement(preview.isCode ? 'code' : 'span');
  name.textContent = preview.title;
  title.append(name);
  if (preview.type !== '') title.append(' ', line(styles.type, preview.type, 'span'));
  card.append(...(preview.trail.length > 0 ? [trail] : []), title, line(styles.text, preview.text));
  document.body.append(card);
  place(card, link);
  link.setAttribute('aria-describedby', id);
  return card;
}

/** Takes a card away. */
export function closeCard(link: HTMLAnchorElement, card: HTMLElement): void {
  card.remove();
  if (link.getAttribute('aria-describedby') === id) link.removeAttribute('aria-describedby');
}

function line(className: string | undefined, text = '', tag: 'p' | 'span' = 'p'): HTMLElement {
  const element = document.createElement(tag);
  element.className = className ?? '';
  element.textContent = text;
  return element;
}

/** Below the link or, where there is no room, above it. The card scrolls with the page. */
function place(card: HTMLElement, link: HTMLAnchorElement): void {
  const [rect = link.getBoundingClientRect()] = link.getClientRects();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = rect.bottom + gap;
  const top = below + height + gap <= innerHeight || rect.top < height + gap ? below : rect.top - gap - height;
  const left = Math.max(gap, Math.min(rect.left, document.documentElement.clientWidth - width - gap));
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}
