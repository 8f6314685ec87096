/** The fields of a node, with its type and id. */
export interface NodeFields extends Record<string, unknown> {
  readonly id: string;
  readonly type: string;
}
