import type { Page } from '@playwright/test';

/** Paths of all requests from now on, in order; workers' too. */
export function logRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Those that fetch the data of a page, as the path of the page. */
export const dataRequests = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => {
    const page = /^\/page-data(\/.*)\/page-data\.json$/.exec(path)?.[1];
    return page === undefined ? [] : [page];
  });
