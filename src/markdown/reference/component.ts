import type { RootContent } from 'mdast';
import type { z } from 'zod';
import type { SiteConfig } from '../../config/site-config';
import { suggest } from '../../model/nearest';
import { pathOfData } from '../../model/reference/reference';
import type { Reference } from '../../model/reference/reference';

/** A mistake in the attributes of a component, which name something that the data lacks. */
export class UnknownName extends Error {
  constructor(
    what: string,
    readonly remedy: string,
  ) {
    super(what);
  }
}

/** A component that stands for reference data. It is replaced by Markdown before anything else looks at the page. */
export interface ReferenceComponent {
  /** The Markdown that a use of it stands for; `undefined` when its attributes are wrong, which `parse` reports. */
  readonly expand: (parse: ParseProps, reference: Reference, docs: DocAddresses) => readonly RootContent[] | undefined;
}

/** Address of a doc by its id; `undefined` when the tree has no such page. */
export type AddressOfDoc = (doc: string) => string | undefined;

/** What a component needs to link to docs. */
export interface DocAddresses extends Pick<SiteConfig, 'docsBasePath'> {
  readonly addressOf: AddressOfDoc;
}

/** Reads the attributes of a tag by a schema. */
export type ParseProps = <Schema extends z.ZodObject>(schema: Schema) => z.output<Schema> | undefined;

/** Makes a component of the schema of its attributes and a function that gets them in their type. */
export function expansion<Props extends z.ZodObject>(
  props: Props,
  expand: (props: z.output<Props>, reference: Reference, docs: DocAddresses) => readonly RootContent[],
): ReferenceComponent {
  return {
    expand: (parse, reference, docs) => {
      const parsed = parse(props);
      return parsed && expand(parsed, reference, docs);
    },
  };
}

/** The data of a file, or a message that the tree does not have it. */
export function present<T>(data: T | undefined, file: string): T {
  if (data !== undefined) return data;
  throw new UnknownName(`There is no ${pathOfData(file)}.`, 'Add the file, or remove the component.');
}

/** The thing of that name, or a message with the nearest name. */
export function named<T>(things: readonly T[], nameOf: (thing: T) => string, name: string, kind: string): T {
  const found = things.find((thing) => nameOf(thing) === name);
  if (found !== undefined) return found;
  throw new UnknownName(`There is no ${kind} \`${name}\`.`, suggest(name, things.map(nameOf)));
}

/** The same for a file of that name, so that a page that names it does not depend on the other files. */
export function member<T>(things: ReadonlyMap<string, T>, nameOf: (thing: T) => string, name: string, kind: string): T {
  const found = things.get(name);
  return found !== undefined && nameOf(found) === name ? found : named([...things.values()], nameOf, name, kind);
}

/** Things of which there must be some, or a message that there are none. */
export function some<T>(things: readonly T[], what: string): readonly T[] {
  if (things.length > 0) return things;
  throw new UnknownName(`${what}.`, 'Remove the component, or add them to the data.');
}
