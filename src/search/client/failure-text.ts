import { translate } from '../../i18n/translate';
import type { SearchFailure } from '../types';

/** What a reader is told about a failure, and what helps: trying again, or a reload. */
export function failureText({ reason, part, status }: SearchFailure): string {
  const what =
    part === 'contents'
      ? translate({
          id: 'failure.texts',
          message: 'Only titles and names are searched. The page text',
          description: 'Begins a sentence: … could not be loaded',
        })
      : translate({
          id: 'failure.index',
          message: 'The search index',
          description: 'Begins a sentence: … could not be loaded',
        });
  switch (reason) {
    case 'offline':
      return translate(
        { id: 'failure.offline', message: '{what} could not be loaded because this device is offline.' },
        { what },
      );
    case 'network':
      return translate(
        { id: 'failure.network', message: '{what} could not be loaded because the site could not be reached.' },
        { what },
      );
    case 'timeout':
      return translate(
        { id: 'failure.timeout', message: '{what} could not be loaded because the site does not respond.' },
        { what },
      );
    case 'stale':
      return translate({
        id: 'failure.stale',
        message: 'The site has changed since this page was opened. Reload the page to search it.',
      });
    case 'missing':
      return translate(
        { id: 'failure.missing', message: '{what} could not be found ({status}).' },
        { what, status: status ?? 404 },
      );
    case 'server':
      return translate(
        { id: 'failure.server', message: '{what} could not be loaded because of a server error ({status}).' },
        { what, status: status ?? 500 },
      );
    case 'corrupt':
      return translate({ id: 'failure.corrupt', message: '{what} is damaged.' }, { what });
    case 'crash':
      return translate({ id: 'failure.crash', message: 'Search stopped unexpectedly.' });
  }
}
