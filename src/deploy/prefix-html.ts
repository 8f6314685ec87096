import { prefixed } from '../model/addresses/address';

/** A tag, whose quoted values may have any characters. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const address = /(\s(?:href|src|srcset|action)=")([^"]*)(")/g;

/** Prefixes all addresses of a page, for a site below a path of its host. A second run changes nothing. */
export const prefixHtml = (html: string, prefix: string): string =>
  prefix === ''
    ? html
    : html.replace(tag, (whole) =>
        whole.replace(address, (_, start: string, value: string, end: string) => start + prefixed(value, prefix) + end),
      );
