import { apiExpansions } from './api-expansions';
import { checklistExpansions } from './checklist-expansion';
import { dataLinksExpansions } from './data-links-expansion';
import { deprecationExpansions } from './deprecation-expansions';
import { entityExpansions } from './entity-expansions';
import { explorerExpansions } from './explorer-expansion';
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
  ...explorerExpansions,
  ...checklistExpansions,
  ...dataLinksExpansions,
};

export const isExpansion = (name: string): boolean => Object.hasOwn(expansions, name);
