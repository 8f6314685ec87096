/** The types on offer ask for a request of Express, of which the package needs nothing. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Compresses a response of at least `threshold` bytes as the client accepts it, unless its kind is compressed already. */
  export default function compression(options: {
    readonly threshold: number;
    /** Options of `createBrotliCompress` in `node:zlib`. */
    readonly brotli?: { readonly params: Readonly<Record<number, number>> };
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
