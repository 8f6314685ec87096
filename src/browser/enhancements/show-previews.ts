import { decodeAddress } from '../../model/addresses/address';
import { element } from '../element';
import { pagePath } from '../navigation/page-path';
import { isThrifty, pageDataAddress } from '../navigation/prefetch-links';
import { pageOfData, previewOf, textOf } from './preview-of';
import type { PreviewedPage, Preview } from './preview-of';
import * as styles from './preview.lazy.module.css';

/** Links of the text. What leads to a heading shows nothing new. */
const previewed = 'main .prose :is(.prose-run, p, li, td, dd) a[href]:not(.heading-link)';
/** A pointer on its way across the page asks for nothing. */
const showAfter = 350;
/** Time to move the pointer from the link to the card. */
const hideAfter = 250;

let open: { readonly link: HTMLAnchorElement; readonly card: HTMLElement } | undefined;
let wanted: HTMLAnchorElement | undefined;
/** What the keyboard asked for stays when the page scrolls below a mouse that rests, which browsers tell like a move. */
let byKeyboard = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Where the mouse was last. A page that moves below it, or is shown below it, is not pointed at. */
let point: string | undefined;
/** A link below the mouse that came there without a move. */
let resting: HTMLAnchorElement | null = null;

function hasMoved({ clientX, clientY }: MouseEvent): boolean {
  const before = point;
  point = `${clientX},${clientY}`;
  return before !== undefined && point !== before;
}

/**
 * Shows what a link of the text leads to while a mouse rests on it or the keyboard is on it. The pointer may move onto the card;
 * Escape closes it. `touched` is what happened before this module came.
 */
export function showPreviews(touched: Event): void {
  if (touched instanceof MouseEvent) hasMoved(touched);
  if (touched.type === 'pointerover' && touched.target instanceof Element) resting = linkAt(touched.target);
  document.addEventListener('pointermove', (event) => {
    if (!hasMoved(event) || !resting) return;
    want(resting, false);
    resting = null;
  });
  document.addEventListener('pointerover', (event) => {
    const { target, pointerType } = event;
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const link = linkAt(target);
    resting = hasMoved(event) || link === open?.link ? null : link;
    if (link) {
      if (!resting) want(link, false);
    } else if (open?.card.contains(target)) clearTimeout(timer);
    else if (!byKeyboard) leave();
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element && target.matches(':focus-visible') ? linkAt(target) : null;
    if (link) want(link, true);
    else leave();
  });
  document.addEventListener('click', close, true);
  document.addEventListener('keydown', onKey, true);
  document.documentElement.addEventListener('pointerleave', () => {
    if (!byKeyboard) leave();
  });
  addEventListener('popstate', close);
}

const linkAt = (target: Element): HTMLAnchorElement | null => {
  const link = target.closest<HTMLAnchorElement>(previewed);
  return link?.origin === location.origin ? link : null;
};

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !open) return;
  // Escape closes one thing at a time.
  event.stopPropagation();
  close();
}

function want(link: HTMLAnchorElement, withKeyboard: boolean): void {
  clearTimeout(timer);
  byKeyboard = withKeyboard;
  if (open?.link === link) return;
  wanted = link;
  timer = setTimeout(() => {
    void previewFor(link).then((preview) => {
      if (wanted !== link || !link.isConnected) return;
      close();
      if (preview) open = { link, card: openCard(link, preview) };
    });
  }, showAfter);
}

function leave(): void {
  wanted = undefined;
  clearTimeout(timer);
  if (open) timer = setTimeout(close, hideAfter);
}

function close(): void {
  clearTimeout(timer);
  wanted = undefined;
  if (!open) return;
  closeCard(open.link, open.card);
  open = undefined;
}

async function previewFor(link: HTMLAnchorElement): Promise<Preview | undefined> {
  const code = link.querySelector('code');
  const name = code && textOf(code) === textOf(link) ? textOf(code) : '';
  const anchor = decodeAddress(link.hash.slice(1));
  if (link.pathname === location.pathname) return anchor === '' ? undefined : ofThisPage(anchor, name);
  const page = await fetchPage(pagePath(link));
  if (!page) return undefined;
  return previewOf(page, new DOMParser().parseFromString(page.html, 'text/html'), anchor, name);
}

function ofThisPage(anchor: string, name: string): Preview | undefined {
  const body = document.querySelector('main .prose');
  const page = { title: textOf(document.querySelector('main h1')), description: '', trail: [], html: '' };
  return body ? previewOf(page, body, anchor, name) : undefined;
}

const pages = new Map<string, Promise<PreviewedPage | undefined>>();

/** The data of the page that the same touch of the link has prefetched, from the browser's cache. */
function fetchPage(path: string): Promise<PreviewedPage | undefined> {
  if (isThrifty()) return Promise.resolve(undefined);
  const known = pages.get(path);
  if (known) return known;
  const page = fetch(pageDataAddress(path), { cache: 'force-cache' })
    .then((response) => (response.ok ? response.json() : undefined))
    .then(pageOfData)
    .catch(() => {
      pages.delete(path);
      return undefined;
    });
  pages.set(path, page);
  return page;
}

const id = 'link-preview';
/** Pixels between the link and the card, and between the card and the edges of the window. */
const gap = 8;

/** A card with a preview, described to screen readers as a tooltip of the link. It contains nothing to focus. */
function openCard(link: HTMLAnchorElement, { trail, title, isCode, type, text }: Preview): HTMLElement {
  const card = element(
    'div',
    { id, class: `${styles.card} floating`, role: 'tooltip', 'data-no-print': '' },
    ...(trail.length > 0 ? [element('p', { class: styles.trail }, trail.join(' › '))] : []),
    element(
      'p',
      { class: styles.title },
      element(isCode ? 'code' : 'span', {}, title),
      ...(type === '' ? [] : [' ', element('span', { class: styles.type }, type)]),
    ),
    element('p', { class: styles.text }, text),
  );
  document.body.append(card);
  place(card, link);
  link.setAttribute('aria-describedby', id);
  return card;
}

/** Takes a card away. */
function closeCard(link: HTMLAnchorElement, card: HTMLElement): void {
  card.remove();
  if (link.getAttribute('aria-describedby') === id) link.removeAttribute('aria-describedby');
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a card stands in the window: below the link or, where there is no room, above it. */
export function placeBeside(
  link: Pick<DOMRect, 'top' | 'bottom' | 'left'>,
  { width, height }: Size,
  room: Size,
): { readonly top: number; readonly left: number } {
  const below = link.bottom + gap;
  const hasRoom = below + height + gap <= room.height || link.top < height + gap;
  return {
    top: hasRoom ? below : link.top - gap - height,
    left: Math.max(gap, Math.min(link.left, room.width - width - gap)),
  };
}

/** The card scrolls with the page. */
function place(card: HTMLElement, link: HTMLAnchorElement): void {
  const [rect = link.getBoundingClientRect()] = link.getClientRects();
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const { top, left } = placeBeside(rect, { width: card.offsetWidth, height: card.offsetHeight }, room);
  card.style.top = `${top + scrollY}px`;
  card.style.left = `${left + scrollX}px`;
}
