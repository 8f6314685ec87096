import { createHash } from 'node:crypto';

/** Digest of a text; empty for a file that is not there. */
export const digestOf = (text: string | undefined): string =>
  text === undefined ? '' : createHash('sha1').update(text).digest('base64');
