import { translate } from '../../../i18n/translate';
import { escapeAttribute } from '../../../model/escape';
import type { DefinedName, DefiningPlace } from '../../../model/names/identifier-index';

/** The items of a list of names: each with its kind and the sections that define it. Thousands of elements, so not React's. */
export const nameListHtml = (names: readonly DefinedName[]): string =>
  names
    .map(
      ({ name, places, until }) =>
        `<li><code>${escapeAttribute(name)}</code>${untilHtml(until)}<ul>${places.map(placeHtml).join('')}</ul></li>`,
    )
    .join('');

function untilHtml(until: string | null | undefined): string {
  if (typeof until !== 'string') return '';
  const words = translate(
    { id: 'names.until', message: 'until {release}', description: 'The last release that has a name' },
    { release: until },
  );
  return ` <small>${escapeAttribute(words)}</small>`;
}

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
  return `<li><a href="${escapeAttribute(href)}">${escapeAttribute(label)}</a> <small>${escapeAttribute(word)}</small></li>`;
}
