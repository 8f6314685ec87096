import { translate } from '../../i18n/translate';
import { announce } from './announcer';

/** Milliseconds before a page that loads shows a bar and a spinner. */
export const loadingDelay = 200;
/** Milliseconds before the reader is told that a page does not come. */
export const loadingTimeout = 10_000;

let timers: readonly ReturnType<typeof setTimeout>[] = [];

/** From a delay on, shows a bar and a spinner (styles/loading.css) and says so; calls back after the timeout. */
export function startLoading(onTimeout: () => void): void {
  stopLoading();
  timers = [setTimeout(show, loadingDelay), setTimeout(onTimeout, loadingTimeout)];
}

/** Takes bar and spinner away and forgets what was waited for. */
export function stopLoading(): void {
  timers.forEach(clearTimeout);
  delete document.documentElement.dataset.loading;
}

function show(): void {
  document.documentElement.dataset.loading = '';
  announce(translate({ id: 'loading.page', message: 'Loading the page' }));
}
