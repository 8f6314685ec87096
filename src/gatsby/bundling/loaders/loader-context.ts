/** What our loaders use of the `this` that webpack gives them. */
export interface LoaderContext {
  readonly resourcePath: string;
  /** Folder of the site. */
  readonly rootContext: string;
  /** Whether the result may be kept for the next build; it may unless the loader says otherwise. */
  cacheable(may: boolean): void;
  /** The result is made again when this file changes. */
  addDependency(file: string): void;
  /** The result is made again when there is such a file. */
  addMissingDependency(file: string): void;
  /** Reports what stops the build. */
  emitError(error: Error): void;
  /** Reports what does not. */
  emitWarning(warning: Error): void;
  /** Announces that the loader will call back. */
  async(): (error: Error | null, code?: string) => void;
}
