import { z } from 'zod';

/** Schemes that a link may have. All others are refused, because `javascript:` and `data:` make a browser run what a page says. */
const allowed = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'irc',
  'ircs',
  'matrix',
  'xmpp',
  'vscode',
  'hass',
  'pathname',
];

/** Schemes by which a browser runs or shows what the address itself says. */
const harmful = ['javascript', 'data', 'vbscript', 'blob', 'filesystem'];

/** Browsers leave out control characters and spaces before they read the scheme. */
const schemeOf = (address: string): string | undefined =>
  /^[^/?#:]*(?=:)/.exec(address.replace(/[\0-\x20]/g, ''))?.[0]?.toLowerCase();

/** Whether a link may lead to the address: a path, or an address with one of the allowed schemes. */
export function hasAllowedScheme(address: string): boolean {
  const scheme = schemeOf(address);
  return scheme === undefined || allowed.includes(scheme);
}

/** The same in a tree made for Docusaurus, whose links may open any program of the reader. */
export const hasHarmlessScheme = (address: string): boolean => !harmful.includes(schemeOf(address) ?? '');

/** The same for a picture or a video, which may be part of the address. */
export const hasAllowedSource = (address: string): boolean =>
  /^data:(?:image|video)\//i.test(address) || hasAllowedScheme(address);

/** What authors can do about a refused address. That of a file on their own computer begins with `file:`, or with the letter of a disk. */
export function schemeRemedy(address: string): string {
  return /^(?:file|[a-z])$/.test(schemeOf(address) ?? '')
    ? 'It leads to a file on your computer. Put the file beside this page, and write its path from here.'
    : otherScheme;
}

const otherScheme = `Use a path of this site, or an address that begins with one of ${allowed
  .slice(0, -1)
  .map((scheme) => `\`${scheme}:\``)
  .join(', ')}.`;

/** An address in a data file or in front matter that becomes a link. */
export const linkAddress = z.string().refine(hasAllowedScheme, { error: 'the scheme of this address is not allowed' });

/** The same for what all pages show: an address that is relative would lead to another place from each. */
export const absoluteAddress = linkAddress.refine(
  (address) => /^(?:[/#?]|$)/.test(address) || schemeOf(address) !== undefined,
  {
    error: 'must start with `/`, or with `https://` for another site',
  },
);
