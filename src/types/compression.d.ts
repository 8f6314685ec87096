/** The types on offer ask for a request of Express, of which the package needs nothing. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses a response as the client accepts it, unless it is small or of a kind that is compressed already. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
