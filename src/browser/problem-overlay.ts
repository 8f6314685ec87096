import { translate } from '../i18n/translate';
import type { LiveProblems } from '../model/problems/problems';
import { element } from './element';
import './problem-overlay.css';
import { isObject, isText } from '../model/guards';

const overlayId = 'content-problems';

/** During development, shows the problems in the content over the page until they are fixed. Warnings alone are one line until it is opened. */
export function showProblems(address: string): void {
  new EventSource(address).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const live: unknown = JSON.parse(data);
    document.getElementById(overlayId)?.remove();
    if (isLive(live) && live.report !== '') document.body.append(overlay(live));
  });
}

const isLive = (value: unknown): value is LiveProblems =>
  isObject(value) && isText(value.report) && typeof value.hasErrors === 'boolean';

function overlay({ report, hasErrors }: LiveProblems): HTMLElement {
  const title = hasErrors
    ? translate({ id: 'problems.title', message: 'Problems in the content' })
    : translate({ id: 'problems.warnings', message: 'Warnings about the content' });
  const close = translate({ id: 'problems.hide', message: 'Hide until the next change' });
  const hide = element('button', { type: 'button' }, close);
  const kind = hasErrors ? 'content-problems with-errors' : 'content-problems';
  const open = hasErrors ? '' : undefined;
  const panel = element(
    'section',
    { id: overlayId, class: kind, role: 'alert' },
    element('details', { open }, element('summary', {}, title), element('pre', { tabindex: '0' }, report), hide),
  );
  hide.addEventListener('click', () => panel.remove());
  return panel;
}
