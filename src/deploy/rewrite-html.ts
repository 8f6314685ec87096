import { addressAttributes, decodable, prefixed } from '../model/addresses/address';

/** What Gatsby writes into every page but which is the same on all of them; goes into one file. */
export interface SharedScript {
  readonly chunkMapping: string;
  readonly compilationHash: string;
}

const pagePathScript =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");[\s\S]*?<\/script>/;
const chunkMappingScript =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;
const hashScript = /<script>window\.___webpackCompilationHash=("[^"]*");<\/script>/;
const inlineCss = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g;
const imageCss =
  /<style>\.gatsby-image-wrapper[\s\S]*?<\/style>|<noscript><style>\.gatsby-image-wrapper[\s\S]*?<\/noscript>/g;
const imageScript = /<script type="module">const e="undefined"!=typeof HTMLImageElement[\s\S]*?<\/script>/g;
const gatsbyStyles =
  /(<div) style="[^"]*"([^>]* id="gatsby-focus-wrapper")|(<div id="gatsby-announcer") style="[^"]*"/g;

const focusWrapper = /(<div\b[^>]*) id="gatsby-focus-wrapper"/;

/**
 * A page that React renders again in the browser. It only hydrates a page with this element. Of a page that browsers repair, or of which a
 * part failed, it would first try that and report each difference.
 */
export const withoutHydration = (html: string): string => html.replace(focusWrapper, '$1');

/** The shared values that a page carries inline, or `undefined` for a page that was rewritten before, or that Gatsby has not written. */
export function sharedScriptOf(html: string): SharedScript | undefined {
  if (!html.includes('gatsby-chunk-mapping')) return undefined;
  const chunkMapping = chunkMappingScript.exec(html)?.[1];
  const compilationHash = hashScript.exec(html)?.[1];
  return chunkMapping === undefined || compilationHash === undefined ? undefined : { chunkMapping, compilationHash };
}

/** The router dies of an address that it cannot decode, so it only meets others: of this page, typed hashes, and links. */
const repairAddresses =
  `(function(d,h){function r(){var a=location.href,b=d(a);if(a!=b)h.replaceState(h.state,'',b)}` +
  `r();addEventListener('popstate',r,true);['pushState','replaceState'].forEach(function(m){var w=h[m];` +
  `h[m]=function(s,u,a){w.call(h,s,u,a==null?a:d(String(a)))}})})(${String(decodable)},history);`;

/**
 * Text of the file that sets, before the bundles run, what Gatsby's inline scripts would have set. It asks for a script, because a
 * heading of a page may have the same id.
 */
export const bootScript = ({ chunkMapping, compilationHash }: SharedScript): string =>
  repairAddresses +
  `window.pagePath=JSON.parse(document.querySelector('script#page-path').textContent);` +
  `window.___chunkMapping=${chunkMapping};window.___webpackCompilationHash=${compilationHash};\n`;

/**
 * Makes a page that Gatsby wrote fit a Content-Security-Policy without `unsafe-inline`: inline scripts become one file and
 * a data block, inlined CSS its file, style attributes rules of base.css. Rewriting twice changes nothing, so that pages
 * of a warm build, which Gatsby leaves alone, stay right. The slice marks stay: Gatsby replaces what is between them.
 */
export function rewriteHtml(html: string, bootPath: string): string {
  const page = html
    // React's renderer leaves NUL bytes where a character of several bytes crosses its buffer.
    .replaceAll('\0', '')
    .replace(inlineCss, '<link rel="stylesheet" href="$1"/>')
    .replace(imageCss, '')
    .replace(imageScript, '')
    .replace(gatsbyStyles, '$1$2$3')
    .replace(pagePathScript, '<script id="page-path" type="application/json">$1</script>')
    .replace(chunkMappingScript, '')
    .replace(hashScript, `<script src="${bootPath}" defer></script>`)
    .replace(/(<script src="\/[^"]+") async><\/script>/g, '$1 defer></script>')
    .replace(/<script src="[^"]+" nomodule[^>]*><\/script>/g, '');
  for (const [part, isLeft] of parts) {
    if (isLeft(page))
      throw new Error(
        `Gatsby writes ${part} otherwise than src/deploy/rewrite-html.ts expects, and the policy would block the page. ` +
          'Compare the patterns of that file with a page in `public` (ARCHITECTURE.md, “Internals that we rely on”).',
      );
  }
  return page;
}

/** Parts of Gatsby's HTML that must have been rewritten, each with a looser pattern than the one that rewrites it. */
const parts: readonly (readonly [part: string, isLeft: (page: string) => boolean])[] = [
  ['the path of the page', (page) => !page.includes('<script id="page-path"')],
  [
    'the names of its scripts',
    (page) => /<script[^>]*>[^<]*window\.___(?:chunkMapping|webpackCompilationHash)/.test(page),
  ],
  ['its style sheet', (page) => page.includes('data-identity="gatsby-global-css"')],
  // Of a page that is rendered in the browser, the build before has taken the id.
  [
    'its focus wrapper',
    (page) => /<div id="___gatsby">\s*<div[^>]* style="|<div(?=[^>]* id="gatsby-announcer")[^>]* style="/.test(page),
  ],
  ['its pictures', (page) => /<(?:style|script)[^>]*>[^<]*(?:gatsby-image-wrapper|HTMLImageElement)/.test(page)],
];

/** A tag, whose quoted values may have any characters. */
const tag = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
const address = new RegExp(`(\\s(?:${addressAttributes.join('|')})=")([^"]*)(")`, 'g');

/** Prefixes all addresses of a page, for a site below a path of its host. A second run changes nothing. */
export const prefixHtml = (html: string, prefix: string): string =>
  prefix === ''
    ? html
    : html.replace(tag, (whole) =>
        whole.replace(address, (_, start: string, value: string, end: string) => start + prefixed(value, prefix) + end),
      );
