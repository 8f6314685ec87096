import type { SearchFailure } from './types';

/** What a reader is told about a failure, and what helps: trying again, or a reload. */
export function failureText({ reason, part, status }: SearchFailure): string {
  const what = part === 'contents' ? 'Only titles and names are searched: the texts' : 'The search index';
  switch (reason) {
    case 'offline':
      return `${what} could not be loaded, because this device is offline.`;
    case 'network':
      return `${what} could not be loaded, because the site could not be reached.`;
    case 'timeout':
      return `${what} could not be loaded, because the site does not answer.`;
    case 'stale':
      return 'The site has changed since this page was opened. Reload the page to search it.';
    case 'missing':
      return `${what} could not be found (${status ?? 404}).`;
    case 'server':
      return `${what} could not be loaded, because the site has an error (${status ?? 500}).`;
    case 'corrupt':
      return `${what} arrived damaged.`;
    case 'crash':
      return 'Search stopped unexpectedly.';
  }
}
