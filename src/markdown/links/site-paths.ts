import { decodeAddress, leadsElsewhere } from '../../model/addresses/address';
import type { PageContext } from '../page-context';

/** `@site/static/img/a.png` → `/img/a.png`: files in `static/` are served from the root. Other paths stay. */
export const servedPath = (address: string): string =>
  address.startsWith('@site/static/') ? address.slice('@site/static'.length) : address;

/**
 * A path as an author writes it → the file below the content folder: relative to `fromFile`, or from the root with
 * `@site/`. `undefined` for other sites and for what is served from `static/`.
 */
export function contentFile(address: string, fromFile: string): string | undefined {
  return servedPath(address) === address ? treeFile(address, fromFile) : undefined;
}

/**
 * The same for modules and data of an import, which may be in `static/` too, because the build reads them and not a browser.
 */
export function treeFile(address: string, fromFile: string): string | undefined {
  if (/^[/#]/.test(address) || leadsElsewhere(address)) return undefined;
  const [base, relative] = address.startsWith('@site/') ? ['', address.slice('@site/'.length)] : [fromFile, address];
  // A slash too many names no other folder.
  const path = relative.replace(/[?#].*$/, '').replace(/\/{2,}/g, '/');
  return decodeAddress(new URL(path, `file:///${base}`).pathname).slice(1);
}

/** Whether there is the file `name` that an address leads to. */
export const hasFileAt = (
  address: string,
  name: string,
  { hasFile, hasFileBeside = hasFile }: PageContext,
): boolean | undefined => (address.startsWith('@site/') ? hasFile?.(name) : hasFileBeside?.(name));

const moduleEndings = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx'];

/** The file of a module that an import names with or without its ending; `undefined` when there is none. */
export const moduleFile = (path: string, hasFile: (file: string) => boolean): string | undefined =>
  moduleEndings.map((ending) => path + ending).find(hasFile);

/** The other site that an address is on; `undefined` for an address of this site. */
export function originOf(address: string): string | undefined {
  return /^(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://localhost')
    ? new URL(address, 'https://localhost').origin
    : undefined;
}
