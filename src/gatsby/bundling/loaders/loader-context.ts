/** What our loaders use of the `this` that webpack gives them. */
export interface LoaderContext {
  readonly resourcePath: string;
  /** Folder of the site. */
  readonly rootContext: string;
  /** Announces that the loader will call back. */
  async(): (error: Error | null, code?: string) => void;
}
