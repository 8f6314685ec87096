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
 * Renders all pages, although a component of some of them may fail, so that the report at the end of the build names all of these. Gatsby
 * would stop at the first one.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  pathname,
}) => {
  if (typeof bodyComponent !== 'object' || bodyComponent === null || !('props' in bodyComponent)) return;
  // All of a page fails with what is around it. Browsers may show it; for an empty text, Gatsby would render it again.
  const { html, failures } = await renderBody(bodyComponent).catch((error: unknown) => ({
    html: '<!---->',
    failures: [error instanceof Error ? error.message : String(error)],
  }));
  for (const reason of new Set(failures)) keepFailedPage(pathname, reason);
  replaceBodyHTMLString(html);
};
