import type { HeaderRule } from '../headers';
import type { Redirect } from '../redirects';

/** What the configuration of a host is made from. */
export interface HostedSite {
  readonly redirects: readonly Redirect[];
  readonly rules: readonly HeaderRule[];
  /** Policy of pages in the place of addresses that moved. */
  readonly policy: string;
  /** Path that the site is mounted at, without a slash at its end. */
  readonly prefix: string;
  /** Origin of the published site. */
  readonly origin: string;
  /** Addresses of all pages. */
  readonly pages: readonly string[];
  /** Paths below which another not-found page is shown, that of another language. */
  readonly notFound?: readonly string[] | undefined;
}
