import { buildHeader, savedHeader } from '../../model/offline/kept-requests';

/** A response as it is kept: with the time, and without the trace of a redirect, which browsers refuse for a document. */
export function copyToKeep(response: Response, build: string): Response {
  const headers = new Headers(response.headers);
  headers.set(savedHeader, new Date().toISOString());
  if (build !== '') headers.set(buildHeader, build);
  return new Response(response.body, { headers });
}
