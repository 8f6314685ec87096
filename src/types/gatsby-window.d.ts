/** What Gatsby's loader answers for a page; only what tells success from failure. */
interface GatsbyPage {
  readonly status?: string;
  readonly page?: {
    /** Names the build that the page is of. */
    readonly webpackCompilationHash?: string;
    /** Names the code that shows the page. */
    readonly componentChunkName?: string;
  };
}

/** What Gatsby tells of while developing, with the names of the events. */
interface GatsbyEvents {
  /** The data of a page has changed. */
  readonly pageQueryResult: { readonly path: string; readonly componentChunkName: string };
}

/** Gatsby's loader. `hovering` fetches at once; `enqueue`, which skips slow connections by itself, waits three seconds. */
interface GatsbyLoader {
  loadPage: (path: string) => Promise<GatsbyPage | undefined>;
  loadPageSync: (path: string, options?: object) => GatsbyPage | undefined;
  /** Only asked while developing. */
  isPageNotFound: (path: string) => boolean;
  readonly hovering: (path: string) => void;
}

/** Globals that Gatsby sets: the loader before `onClientEntry`, the others before `onInitialClientRender`. */
interface Window {
  readonly ___emitter: {
    readonly on: <Name extends keyof GatsbyEvents>(name: Name, handle: (event: GatsbyEvents[Name]) => void) => void;
  };
  readonly ___loader: GatsbyLoader;
  /** Names the build that the document is of. */
  readonly ___webpackCompilationHash: string;
  ___navigate: (to: string | number, options?: { readonly replace?: boolean }) => void;
  /** Of the browser, but not in every one, and not in TypeScript's library yet. */
  readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
}
