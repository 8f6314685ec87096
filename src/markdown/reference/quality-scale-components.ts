import type { List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { relatedRuleIds, tiers } from '../../model/reference/files/quality-scale-file';
import type { QualityRule, QualityScale, Tier } from '../../model/reference/files/quality-scale-file';
import type { Reference } from '../../model/reference/reference';
import { addressOfDoc } from '../../model/addresses/routes';
import { expansion, named, present, some } from './component';
import type { DocAddresses } from './component';
import { code, component, heading, inline, link, list, paragraph, strong, table, text, unsearched } from './nodes';

const file = 'quality-scale';
const scaleOf = (reference: Reference): QualityScale => present(reference.single[file], file);
const ruleOf = (scale: QualityScale, id: string): QualityRule => named(scale.rules, (rule) => rule.id, id, 'rule');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Name of a tier with its medal, which styles draw: emoji are empty boxes where no font has them. */
const tierLabel = (tier: Tier): PhrasingContent => ({
  type: 'text',
  value: capital(tier),
  data: { hName: 'span', hProperties: { className: ['medal', `medal-${tier}`] } },
});

const ruleLink = (rule: QualityRule, docs: DocAddresses): PhrasingContent =>
  link(addressOfDoc(rule.doc, docs), text(rule.title));

const rulesTable = (rules: readonly QualityRule[], docs: DocAddresses): RootContent =>
  table(
    ['Rule', 'What it asks'],
    rules.map((rule) => ({ id: `rule-${rule.id}`, cells: [[ruleLink(rule, docs)], inline(rule.description)] })),
  );

export const ruleComponents = {
  RuleOverview: expansion(z.strictObject({ rule: z.string() }), ({ rule: id }, reference, docs) => {
    const scale = scaleOf(reference);
    const rule = ruleOf(scale, id);
    const subchecks = rule.subchecks.map((check) => [text(check)]);
    return [
      unsearched(
        paragraph(
          strong(tierLabel(rule.tier)),
          text(` · about ${rule.topics.join(', ').replaceAll('-', ' ')} · `),
          link(addressOfDoc(scale.rulesDoc, docs), text('All rules')),
        ),
      ),
      paragraph(...inline(rule.description)),
      ...(subchecks.length > 0 ? [unsearched(paragraph(text('Ticked one by one:'))), list(subchecks)] : []),
      ...(rule.exceptions === undefined ? [] : [paragraph(strong(text('Exempt: ')), ...inline(rule.exceptions))]),
    ];
  }),
  RelatedRules: expansion(z.strictObject({ rule: z.string() }), ({ rule: id }, reference, docs) => {
    const scale = scaleOf(reference);
    const ids = relatedRuleIds(scale.rules, ruleOf(scale, id).id);
    const related = scale.rules.filter((other) => ids.includes(other.id));
    return [list(some(related, `\`${id}\` has no related rules`).map((other) => [ruleLink(other, docs)]))];
  }),
  RulesByTier: expansion(z.strictObject({ tier: z.enum(tiers).optional() }), ({ tier: only }, reference, docs) => {
    const scale = scaleOf(reference);
    const ofTier = (tier: Tier): QualityRule[] => scale.rules.filter((rule) => rule.tier === tier);
    if (only) return [rulesTable(ofTier(only), docs)];
    return scale.tiers.flatMap(({ name, description }) => [
      heading(3, `-${name}`, tierLabel(name)),
      paragraph(...inline(description)),
      rulesTable(ofTier(name), docs),
    ]);
  }),
};

/** The rules as a list to tick. The script finds the items by `data-check`; without it the list is a list. */
export const checklistComponents = {
  QualityChecklist: expansion(z.strictObject({}), (_, { single }, docs) => {
    const { tiers, rules } = present(single['quality-scale'], 'quality-scale');
    const sections = tiers.flatMap(({ name }): RootContent[] => [
      heading(2, name, tierLabel(name)),
      checks(rules.filter((rule) => rule.tier === name).map((rule) => item(rule, docs))),
    ]);
    return [component('Interactive', { kind: 'checklist' }, sections)];
  }),
};

const checks = (children: ListItem[]): List => ({
  type: 'list',
  spread: false,
  children,
  data: { unsearched: true },
});

function item(rule: QualityRule, docs: DocAddresses): ListItem {
  const parts = rule.subchecks.map((check, index): ListItem => ({
    type: 'listItem',
    spread: false,
    data: { hProperties: { 'data-check': `${rule.id}/${index + 1}` } },
    children: [paragraph(text(check))],
  }));
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { 'data-check': rule.id } },
    children: [
      paragraph(code(rule.id), text(' – '), link(addressOfDoc(rule.doc, docs), text(rule.title))),
      ...(parts.length > 0 ? [checks(parts)] : []),
    ],
  };
}
