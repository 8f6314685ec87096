import { translate } from '../i18n/translate';
import { element } from './element';
import './problem-overlay.css';

const overlayId = 'content-problems';

/** During development, shows the problems in the content over the page until they are fixed. */
export function showProblems(address: string): void {
  new EventSource(address).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const text: unknown = JSON.parse(data);
    document.getElementById(overlayId)?.remove();
    if (typeof text === 'string' && text !== '') document.body.append(overlay(text));
  });
}

function overlay(text: string): HTMLElement {
  const close = translate({ id: 'problems.hide', message: 'Hide until the next change' });
  const panel = element(
    'section',
    { id: overlayId, class: 'content-problems', role: 'alert' },
    element('h2', {}, translate({ id: 'problems.title', message: 'Problems in the content' })),
    element('pre', { tabindex: '0' }, text),
    element('button', { type: 'button' }, close),
  );
  panel.querySelector('button')?.addEventListener('click', () => panel.remove());
  return panel;
}
