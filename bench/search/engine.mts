/** A search engine under test: a query → addresses (path or path#anchor), best first, at most so many pages. */
export interface Engine {
  readonly name: string;
  readonly search: (query: string) => Promise<readonly string[]> | readonly string[];
}

/** How many results count. */
export const depth = 8;
