/** What a reader can fit pages to. Each value is empty until the reader sets it, and never leaves the device. */
export interface ReaderSetup {
  /** The oldest release that the reader's integration supports, such as `2025.3`. */
  readonly release: string;
  /** Origin of the reader's own Home Assistant, such as `http://homeassistant.local:8123`. */
  readonly address: string;
  /** A long-lived access token for it. */
  readonly token: string;
}

/** Where each value is kept on the device. */
export const setupKeys: Readonly<Record<keyof ReaderSetup, string>> = {
  release: 'supported-release',
  address: 'home-address',
  token: 'access-token',
};

/** The setup as it was kept. What is kept may be anything, so values that no reader could have entered count as empty. */
export function readSetup(read: (key: string) => string | null): ReaderSetup {
  const valueOf = (name: keyof ReaderSetup): string => cleanSetting(name, read(setupKeys[name]) ?? '') ?? '';
  return { release: valueOf('release'), address: valueOf('address'), token: valueOf('token') };
}

const cleaners: Readonly<Record<keyof ReaderSetup, (value: string) => string | undefined>> = {
  release: (value) => /^20\d\d\.(?:[1-9]|1[0-2])(?=\.\d+$|$)/.exec(value)?.[0],
  address: (value) => {
    const address = /^[a-z]+:\/\//i.test(value) ? value : `http://${value}`;
    if (/\s/.test(address) || !URL.canParse(address)) return undefined;
    const { protocol, origin, port } = new URL(address);
    // Home Assistant's own port, which readers leave out. A server in front of it uses HTTPS, or is named with its port.
    if (protocol === 'http:') return port === '' && !/:80(?:\/|$)/.test(address) ? `${origin}:8123` : origin;
    return protocol === 'https:' ? origin : undefined;
  },
  // The characters of a bearer token (RFC 6750), none of which ends a string of a sample.
  token: (value) => (/^[\w.~+/=-]+$/.test(value) ? value : undefined),
};

/** A value as the reader enters it, in the form that is kept; undefined if it is none. */
export function cleanSetting(name: keyof ReaderSetup, value: string): string | undefined {
  const text = value.trim();
  return text === '' ? '' : cleaners[name](text);
}

const addressIn = /\b(http|ws):\/\/IP_ADDRESS:8123/g;
const tokenIn = /(?<=\bBearer )TOKEN\b|\bYOUR_TOKEN\b/g;

const placeholder = new RegExp(`${addressIn.source}|${tokenIn.source}`);

/** Whether a sample asks for the reader's address or token. */
export const hasPlaceholder = (code: string): boolean => placeholder.test(code);

/** A sample with the reader's address, for display. */
export const withAddress = (code: string, { address }: ReaderSetup): string =>
  address === ''
    ? code
    : code.replace(addressIn, (_, scheme: string) => (scheme === 'ws' ? address.replace(/^http/, 'ws') : address));

/** A sample with the reader's address and token, for the clipboard: screens are shared, so the token is never shown. */
export const withSetup = (code: string, setup: ReaderSetup): string =>
  setup.token === '' ? withAddress(code, setup) : withAddress(code, setup).replace(tokenIn, () => setup.token);

/** Longest title and text of an issue in its address, which servers cut off at about 8,000 characters. */
const longest = 2000;

/** Address of the form for a new issue about a page, with what is known filled in. */
export function issueAddress(
  form: string,
  { title, url, quote }: { readonly title: string; readonly url: string; readonly quote: string },
): string {
  const address = new URL(form);
  const quoted = quote.trim().slice(0, longest).replace(/^/gm, '> ');
  address.searchParams.set('title', `Docs: ${title}`.slice(0, longest));
  address.searchParams.set('body', [`Page: ${url}`, ...(quote.trim() === '' ? [] : [quoted]), ''].join('\n\n'));
  return address.href;
}
