import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { keepFailedPage } from './outputs/failed-pages';

/** The HTML of a page, in which a part that fails is left to browsers, and what failed. */
export async function renderBody(body: ReactElement): Promise<{ html: string; failures: string[] }> {
  const failures: string[] = [];
  const stream = new PassThrough();
  const { pipe } = renderToPipeableStream(body, {
    onAllReady: () => void pipe(stream),
    onShellError: (error) => void stream.destroy(error instanceof Error ? error : new Error(String(error))),
    onError: (error) => void failures.push(error instanceof Error ? error.message : String(error)),
  });
  return { html: await text(stream), failures };
}

/**
 * Renders pages of a tree that was made for Docusaurus. Its components were written for another site, and one that fails must not stop
 * the build of all other pages, so it is named in the report.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  if (typeof bodyComponent !== 'object' || bodyComponent === null || !('props' in bodyComponent)) return;
  const rendered = await renderBody(bodyComponent).catch(() => undefined);
  // Gatsby knows what to do when all of a page fails.
  if (!rendered) return;
  const { html, failures } = rendered;
  for (const reason of new Set(failures)) keepFailedPage(pathname, reason);
  replaceBodyHTMLString(html);
};
