import { translate } from '../../i18n/translate';
import { site } from '../../site';
import { announce } from './announcer';

let timers: readonly ReturnType<typeof setTimeout>[] = [];

/** From a delay on, shows a bar and a spinner (styles/loading.css) and says so; calls back after the timeout. */
export function startLoading(onTimeout: () => void): void {
  stopLoading();
  timers = [setTimeout(show, site.loadingDelay), setTimeout(onTimeout, site.loadingTimeout)];
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
