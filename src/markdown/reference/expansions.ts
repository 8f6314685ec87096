import { apiExpansions } from './api-expansions';
import { deprecationExpansions } from './deprecation-expansions';
import { entityExpansions } from './entity-expansions';
import type { Expansion } from './expansion';
import { intentExpansions } from './intent-expansions';
import { messageExpansions } from './message-expansions';
import { ruleExpansions } from './rule-expansions';

/** Components that the compiler replaces by Markdown made from the reference data, by the name that pages use. */
export const expansions: Readonly<Record<string, Expansion>> = {
  ...entityExpansions,
  ...ruleExpansions,
  ...apiExpansions,
  ...messageExpansions,
  ...intentExpansions,
  ...deprecationExpansions,
};

export const isExpansion = (name: string): boolean => Object.hasOwn(expansions, name);
