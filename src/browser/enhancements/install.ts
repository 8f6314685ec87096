import { isPlainClick, pageShown } from '../navigation/navigation';
import { prefetchLinks } from '../navigation/prefetch-links';
import { rememberPage } from '../recent-pages';
import { copyCode, copyLink, copyPage, wrapCode } from './buttons';
import { addPageTools } from './page-tools';
import { dismissOffer, followReading, keepReading } from './reading-position';
import { fitPage, followSetup, openSetup } from './setup';
import { keepPages } from './keep-pages';
import { followShortcut } from './shortcuts';
import { showPreviews } from './show-previews';
import { toggleDetails } from './toggle-details';
import { zoomPicture } from './zoom-picture';

/**
 * Listeners on the document for what a page can do beyond being read. `missed` was clicked while this module was on its way:
 * links and summaries have done what they do without scripts, buttons and the `picture` that was kept from leaving have not.
 * `last` is what the reader did last, and on what.
 */
export function installEnhancements(
  missed: Element | undefined,
  picture: Element | null | undefined,
  last: Event,
): void {
  prefetchLinks(document, last.target);
  document.addEventListener('keydown', followShortcut);
  if (last instanceof KeyboardEvent) followShortcut(last);
  showPreviews(last);
  if (HAS_OFFLINE) void keepPages();
  document.addEventListener('click', onClick);
  document.addEventListener('focusin', ({ target }) => closeMenus(target));
  document.addEventListener('keydown', closeMenuOnEscape);
  document.addEventListener('scrollend', keepReading);
  document.addEventListener('keydown', dismissOffer);
  addEventListener(pageShown, onPageShown);
  followSetup();
  onPageShown();
  if (picture) zoomPicture(picture);
  else if (missed) pressButton(missed);
}

function onPageShown(): void {
  rememberPage();
  fitPage();
  addPageTools();
  followReading();
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  closeMenus(target);
  if (event.defaultPrevented || !(target instanceof Element) || pressButton(target)) return;
  const heading = target.closest<HTMLAnchorElement>('a.heading-link');
  if (heading && isPlainClick(event)) copyLink(heading);
  const picture = target.closest('a[data-zoom]');
  if (picture && isPlainClick(event)) {
    event.preventDefault();
    zoomPicture(picture);
  }
  const details = target.closest('a, button') ? null : target.closest('summary')?.parentElement;
  if (details instanceof HTMLDetailsElement && details.dataset.menu === undefined) {
    event.preventDefault();
    toggleDetails(details);
  }
}

/** Whether the click was on one of our buttons. */
function pressButton(target: Element): boolean {
  const button = target.closest('button');
  if (!button) return false;
  if (button.dataset.wrap !== undefined) wrapCode(button);
  else if (button.dataset.copy !== undefined) copyCode(button);
  else if (button.dataset.copyPage !== undefined) void copyPage(button);
  else if (button.dataset.zoom !== undefined) zoomPicture(button);
  else if (button.dataset.setup !== undefined) openSetup();
  else return false;
  return true;
}

const openMenus = 'details[data-menu][open]';

/** Closes the dropdowns of the navbar that the reader has turned away from. */
function closeMenus(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Escape closes the dropdown that has the focus, which goes back to its name. */
function closeMenuOnEscape(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' && event.target instanceof Element ? event.target.closest(openMenus) : null;
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
