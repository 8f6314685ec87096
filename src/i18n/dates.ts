import { translate } from './translate';

/** Language of dates, which is that of the words around them. */
export const dateLanguage = (): string =>
  translate({
    id: 'dates.language',
    message: 'en-GB',
    description: 'Code of the language by whose rules dates are written',
  });

/** A day (yyyy-mm-dd) in words, with or without its year. */
export const dayInWords = (iso: string, withYear = true): string =>
  new Intl.DateTimeFormat(dateLanguage(), {
    ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(withYear ? { year: 'numeric' } : {}),
  }).format(new Date(iso));
