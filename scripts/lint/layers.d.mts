/** One folder below `src`, or file. */
export interface Layer {
  readonly folder: string;
  readonly purpose: string;
  /** Folders whose modules it may import. */
  readonly mayImport: readonly string[];
}

export const layers: readonly Layer[];
