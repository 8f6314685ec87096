import { decodeAddress } from '../model/decode';

const scheme = /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i;

/** `@site/static/img/a.png` → `/img/a.png`: what lies in `static/` is served from the root. Other paths stay. */
export const servedPath = (address: string): string =>
  address.startsWith('@site/static/') ? address.slice('@site/static'.length) : address;

/**
 * A path as an author writes it → the file below the content folder: relative to `fromFile`, or from the root with
 * `@site/`. `undefined` for other sites and for what is served from `static/`.
 */
export function contentFile(address: string, fromFile: string): string | undefined {
  const path = servedPath(address);
  if (path.startsWith('/') || scheme.test(path)) return undefined;
  const [base, relative] = path.startsWith('@site/') ? ['', path.slice('@site/'.length)] : [fromFile, path];
  return decodeAddress(new URL(relative.replace(/[?#].*$/, ''), `file:///${base}`).pathname).slice(1);
}
