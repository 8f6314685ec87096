import type { Page, Request, Route } from '@playwright/test';

/** What the next deploy changes besides the code. */
export interface Changes {
  /** Text of pages → what stands there after the deploy. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Addresses that are gone. */
  readonly removed?: readonly string[];
  /** Addresses that lead to others. */
  readonly moved?: Readonly<Record<string, string>>;
}

/** Names by content end in a hash: 20 digits of webpack, 16 of the boot script, 12 of search. */
const hashes = /(?<![0-9a-f])(?:[0-9a-f]{20}|(?<=boot-)[0-9a-f]{16}|(?<=current-[a-z\d-]*-)[0-9a-f]{12})(?![0-9a-f])/g;
const newHashes = /(?<![0-9a-f])((?:[0-9a-f]{20}|[0-9a-f]{16}|[0-9a-f]{12}))ff(?=\.)/;
const mark = 'ff';

/**
 * Deploys the site again while the page is open: from now on the server has the same site with all hashes changed, so scripts, styles,
 * page data and search files of the open page are gone. Counts the documents that are loaded.
 */
export async function deployAgain(
  page: Page,
  { texts = {}, removed = [], moved = {} }: Changes = {},
): Promise<() => number> {
  let documents = 0;
  const changed = (text: string): string =>
    Object.entries(texts).reduce((all, [from, to]) => all.replaceAll(from, to), text.replace(hashes, `$&${mark}`));
  const pageOf = (pathname: string): string =>
    pathname.replace(/^\/page-data(\/.*)\/page-data\.json$/, '$1').replace(/(.)\/$/, '$1');

  const answer = async (route: Route, request: Request): Promise<void> => {
    const url = new URL(request.url());
    const isDocument = request.resourceType() === 'document';
    if (isDocument) documents += 1;
    const target = isDocument ? moved[pageOf(url.pathname)] : undefined;
    if (target !== undefined) {
      await route.fulfill({ status: 301, headers: { location: target + url.search } });
      return;
    }
    const gone = removed.includes(pageOf(url.pathname)) || pageOf(url.pathname) in moved;
    const old = hashes.test(url.pathname);
    hashes.lastIndex = 0;
    if (gone || old) url.pathname = '/gone-with-the-last-deploy';
    else url.pathname = url.pathname.replace(newHashes, '$1');
    const response = await route.fetch({ url: url.href, maxRedirects: 0 });
    const isText = /text|json|javascript/.test(response.headers()['content-type'] ?? '');
    await (isText ? route.fulfill({ response, body: changed(await response.text()) }) : route.fulfill({ response }));
  };
  await page.route('**/*', answer);
  return () => documents;
}

/** Waits for a page of a build, by its hash. Gatsby loads the page of another build as a document, also after its title is shown. */
export const isOfBuild = (page: Page, hash: RegExp): Promise<unknown> =>
  page.waitForFunction((source) => new RegExp(source).test(window.___webpackCompilationHash), hash.source);

/** Waits for a page of the site that `deployAgain` has deployed. */
export const isOfNextDeploy = (page: Page): Promise<unknown> => isOfBuild(page, new RegExp(`${mark}$`));
