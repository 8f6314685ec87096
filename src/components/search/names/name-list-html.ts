import { translate } from '../../../i18n/translate';
import type { DefinedName, DefiningPlace } from '../../../model/names/identifier-index';

/** The items of a list of names: each with its kind and the sections that define it. Thousands of elements, so not React's. */
export const nameListHtml = (names: readonly DefinedName[]): string =>
  names
    .map(({ name, places }) => `<li><code>${escape(name)}</code><ul>${places.map(placeHtml).join('')}</ul></li>`)
    .join('');

function placeHtml({ href, kind, page, section }: DefiningPlace): string {
  const label = section === '' ? page : `${page} › ${section}`;
  const word =
    kind === 'name'
      ? translate({
          id: 'names.heading',
          message: 'heading',
          description: 'Kind of a name, beside method, property and so on',
        })
      : kind;
  return `<li><a href="${escape(href)}">${escape(label)}</a> <small>${escape(word)}</small></li>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
