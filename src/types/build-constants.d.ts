/** What the build knows of a site, so that other sites download no code for it: whether the docs have several versions or instances, */
declare const HAS_VERSIONS: boolean;
/** Whether the site has several languages. */
declare const HAS_LOCALES: boolean;
/** Pack of `lunr-languages` that search needs; empty for a language without, and `en` for English, which needs none. */
declare const SEARCH_PACK: string;
/** whether the site has a logo or a wordmark from its tree, */
declare const HAS_OWN_LOGO: boolean;
/** whether the tree was made for another generator, so that its components may be around all pages (`@tree/root`) or fail in the build, */
declare const IS_FOREIGN: boolean;
/** and whether pages are kept to be read offline, which they are not in `npm run develop`. */
declare const HAS_OFFLINE: boolean;
/** Address of the form for a new issue, for the script that comes with the first touch. */
declare const ISSUE_URL: string;
/** The pack of the language of the site, as the bundler finds it. */
declare module 'search-language-pack' {
  const pack: (lunr: object) => void;
  export default pack;
}
declare module 'lunr-languages/lunr.stemmer.support' {
  const support: (lunr: object) => void;
  export default support;
}
