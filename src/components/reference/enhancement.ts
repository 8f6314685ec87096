/** What a script has made of reference content. */
export interface Enhancement {
  /** Takes its controls away. */
  readonly stop: () => void;
  /** Follows the address, which the reader has changed. */
  readonly follow?: () => void;
}
