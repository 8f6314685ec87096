/** One folder below `src`, or file. */
export interface Layer {
  readonly folder: string;
  readonly purpose: string;
  /** Whether the project may do without it. */
  readonly optional?: boolean;
  /** Folders whose modules it may import. */
  readonly mayImport: readonly string[];
}

export const layers: readonly Layer[];
