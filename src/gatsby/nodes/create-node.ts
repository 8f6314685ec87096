import { createHash } from 'node:crypto';
import type { NodeInput } from 'gatsby';
import type { NodeFields } from './domain-nodes';

/** A node in the form that Gatsby takes, with a digest that changes with its fields. */
export function nodeInput({ id, type, ...fields }: NodeFields, parent: string | null): NodeInput {
  const contentDigest = createHash('sha1').update(JSON.stringify(fields)).digest('hex');
  return { id, ...fields, parent, children: [], internal: { type, contentDigest } };
}
