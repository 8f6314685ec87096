import { createHash } from 'node:crypto';

type Content = string | Uint8Array;

/**
 * Digest of what a cache, a file name or an id must change with, as hexadecimal digits. Of several contents, it is the digest of one after the
 * other; of a file that is not there, empty.
 */
export function digestOf(content: Content | readonly Content[] | undefined, digits = 40): string {
  if (content === undefined) return '';
  const hash = createHash('sha256');
  for (const part of typeof content === 'string' || content instanceof Uint8Array ? [content] : content)
    hash.update(part);
  return hash.digest('hex').slice(0, digits);
}

/** What a Content-Security-Policy calls an inline script or style with this text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
