import { translate } from '../i18n/translate';
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
  const panel = document.createElement('section');
  panel.id = overlayId;
  panel.className = 'content-problems';
  panel.setAttribute('role', 'alert');
  const heading = document.createElement('h2');
  heading.textContent = translate({ id: 'problems.title', message: 'Problems in the content' });
  const messages = document.createElement('pre');
  messages.textContent = text;
  messages.tabIndex = 0;
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = translate({ id: 'problems.hide', message: 'Hide until the next change' });
  close.addEventListener('click', () => panel.remove());
  panel.append(heading, messages, close);
  return panel;
}
