import type { QualityRule } from './files/quality-scale-file';

/** Rules that a rule names and rules that name it, in the order of the data. */
export const relatedRuleIds = (rules: readonly QualityRule[], id: string): string[] => {
  const named = rules.find((rule) => rule.id === id)?.relatedRules ?? [];
  return rules.filter((other) => named.includes(other.id) || other.relatedRules.includes(id)).map((other) => other.id);
};
