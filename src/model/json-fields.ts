import type { NavbarItemOfVersion } from './navigation/navbar-links';
import type { SidebarEntry } from './navigation/sidebar';
import type { Segment } from './types';

/** What the GraphQL fields of type `JSON` that our queries ask for hold, by name; the types of the queries refer to it. */
export interface JsonFields {
  readonly body: readonly Segment[];
  readonly excerpt: readonly Segment[];
  readonly entries: readonly SidebarEntry[];
  readonly versions: readonly NavbarItemOfVersion[];
}
