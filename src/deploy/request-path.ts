/** Path and query of a request, as browsers write them. */
export interface RequestPath {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The address that a request asks for; `undefined` for one that names no file of a site, such as a path that cannot be decoded
 * or that leaves the folder of the site once it is.
 */
export function requestPath(target: string): RequestPath | undefined {
  const address = `http://localhost${target}`;
  if (!target.startsWith('/') || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  try {
    const decoded = decodeURIComponent(pathname);
    // Two slashes at the start of a redirect would lead to another host.
    return /\0|\\|(?:^|\/)\.\.(?:\/|$)|^\/\//.test(decoded) ? undefined : { pathname, search };
  } catch {
    return undefined;
  }
}
