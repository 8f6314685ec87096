import { isThrifty, pageDataAddress, pathOf } from '../../navigation/prefetch-links';
import { pageOfData } from './page-of-data';
import type { PreviewedPage } from './page-of-data';
import { closeCard, openCard } from './preview-card';
import { previewOf, textOf } from './preview-of';
import type { Preview } from './preview-of';

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

/**
 * Shows what a link of the text leads to while a mouse rests on it or the keyboard is on it. The pointer may move onto the card;
 * Escape closes it.
 */
export function showPreviews(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const link = linkAt(target);
    if (link) want(link, false);
    else if (open?.card.contains(target)) clearTimeout(timer);
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
  const anchor = anchorOf(link);
  if (link.pathname === location.pathname) return anchor === '' ? undefined : ofThisPage(anchor, name);
  const page = await fetchPage(pathOf(link));
  if (!page) return undefined;
  return previewOf(page, new DOMParser().parseFromString(page.html, 'text/html'), anchor, name);
}

function anchorOf({ hash }: HTMLAnchorElement): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
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
