import { z } from 'zod';
import { description, docId, namedValue, slug } from './parts';

/** Tiers from the lowest; each includes the rules of those before it. */
export const tiers = ['bronze', 'silver', 'gold', 'platinum'] as const;
export type Tier = (typeof tiers)[number];

/** What a rule can be about. */
const ruleTopics = [
  'actions',
  'code',
  'config-flow',
  'devices',
  'diagnostics',
  'discovery',
  'documentation',
  'entities',
  'lifecycle',
  'tests',
  'translations',
] as const;

const rule = z.strictObject({
  id: slug,
  title: z.string().min(1).describe('What is true of an integration that follows the rule.'),
  tier: z.enum(tiers).describe('Lowest tier that it belongs to.'),
  doc: docId,
  topics: z.array(z.enum(ruleTopics)).min(1).describe('What it is about, by which the checklist is filtered.'),
  subchecks: z.array(z.string().min(1)).default([]).describe('Parts of the rule that are ticked one by one.'),
  exceptions: z.string().min(1).optional().describe('Which integrations need not follow it; absent when all must.'),
  relatedRules: z
    .array(slug)
    .default([])
    .describe('Ids of rules that belong to it. To name the other is enough for both.'),
  description,
});

export const qualityScaleFile = z.strictObject({
  doc: docId,
  checklistDoc: docId,
  rulesDoc: docId,
  tiers: z
    .array(namedValue.extend({ name: z.enum(tiers).describe('Name of the tier.') }))
    .length(tiers.length)
    .describe('All tiers, the lowest first.'),
  rules: z.array(rule).min(1).describe('Rules in the order of the page.'),
});

export type QualityScale = z.infer<typeof qualityScaleFile>;
export type QualityRule = z.infer<typeof rule>;

/** Rules that a rule names and rules that name it, in the order of the data. */
export const relatedRuleIds = (rules: readonly QualityRule[], id: string): string[] => {
  const named = rules.find((rule) => rule.id === id)?.relatedRules ?? [];
  return rules.filter((other) => named.includes(other.id) || other.relatedRules.includes(id)).map((other) => other.id);
};
