/** What Gatsby's loader answers for a page; only what tells success from failure. */
interface GatsbyPage {
  readonly status?: string;
  /** Names the build that the page is of. */
  readonly page?: { readonly webpackCompilationHash?: string };
}

/** Gatsby's loader. `hovering` fetches at once; `enqueue`, which skips slow connections by itself, waits three seconds. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<GatsbyPage | undefined>;
  loadPageSync: (path: string, options?: object) => unknown;
  readonly hovering: (path: string) => void;
}

/** Globals that Gatsby sets: the loader before `onClientEntry`, the others before `onInitialClientRender`. */
interface Window {
  readonly ___loader: GatsbyLoader;
  /** Names the build that the document is of. */
  readonly ___webpackCompilationHash: string;
  ___navigate: (to: string | number, options?: { readonly replace?: boolean }) => void;
  /** Of the browser, but not in every one, and not in TypeScript's library yet. */
  readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
}
