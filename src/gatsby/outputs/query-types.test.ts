import { expect, test } from 'vitest';
import { queryTypes } from './query-types';

const generated = `/* eslint-disable */

declare namespace Queries {

type Maybe<T> = T | null;
/** Of a page. */
type DocPage = Node & {
  readonly title: Scalars['String'];
};

type Kind =
  /** Of a class. */
  | 'method'
  | 'name';

type GatsbyImageSharpFixedFragment = { readonly base64: string };

type DocQueryVariables = Exact<{ id: string }>;


type DocQuery = { readonly kind: Kind, readonly body: Record<string, unknown> };

type PartFragment = { readonly title: string };

}
`;

test('of the types of the schema, those of our queries stay, and what they name', () => {
  const types = queryTypes(generated);
  const names = [...types.matchAll(/^type (\w+)/gm)].map(([, name]) => name);
  expect(names).toEqual(['JsonFields', 'DocQuery', 'Kind', 'PartFragment']);
  expect(types).toContain("| 'name';");
});

test('a field of type JSON has the type of what we put there', () => {
  expect(queryTypes(generated)).toContain("readonly body: JsonFields['body'] }");
});

test('what is kept is a separate namespace', () => {
  expect(
    queryTypes(generated)
      .match(/[{}]/g)
      ?.filter((sign) => sign === '{'),
  ).toHaveLength(3);
  expect(queryTypes(generated).trimEnd()).toMatch(/\n}$/);
});
