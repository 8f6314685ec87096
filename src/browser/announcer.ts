import { translate } from '../i18n/translate';

const announcer = (): HTMLElement | null => document.getElementById('gatsby-announcer');

/** Says something to screen readers when they have finished what they are saying. */
export function announce(text: string): void {
  const place = announcer();
  // The same words once more are no change, so they would stay silent.
  if (place) place.textContent = place.textContent === text ? `${text}\u00a0` : text;
}

/**
 * Gatsby announces each change of the address, even of query and hash, and a page that crashed as reached. Its words go
 * nowhere from now on.
 */
export function takeAnnouncer(): void {
  const place = announcer();
  if (!place) return;
  place.ariaLive = 'polite';
  Object.defineProperty(place, 'innerText', { get: () => '', set: () => {} });
}

/** Says which page the reader has come to. A page that crashed says so by itself. */
export function announcePage(): void {
  requestAnimationFrame(() => {
    const title = document.querySelector('main h1:not([role=alert] h1)')?.textContent;
    if (title !== undefined)
      announce(translate({ id: 'navigation.arrived', message: 'Navigated to {title}' }, { title }));
  });
}
