import { escapeAttribute, escapeHtml } from '../../model/escape';
import { site } from '../../config/browser-config';
import { translate } from '../../i18n/translate';
import { decodeAddress } from '../../model/addresses/address';

/** The document in the place of a page that is not on the device. It has no styles, because the policy allows only those of files. */
export function notKeptPage(kept: readonly string[]): Response {
  const title = translate({ id: 'offline.notKeptTitle', message: "You're offline, and this page isn't saved" });
  const text = translate({
    id: 'offline.notKept',
    message: 'Go back, open a page that is saved on this device, or reload this one when you are back online.',
  });
  const links = kept.map(
    (path) => `<li><a href="${escapeAttribute(path)}">${escapeHtml(decodeAddress(path))}</a></li>`,
  );
  const html = `<!DOCTYPE html><html lang="${site.locale.code}" dir="${site.locale.direction}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><ul>${links.join('')}</ul></main></html>`;
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
