import type { List, ListItem, RootContent } from 'mdast';
import { z } from 'zod';
import type { QualityRule } from '../../model/reference/files/quality-scale-file';
import { addressOfDoc } from '../../model/reference/reference-links';
import { expansion, present } from './component';
import type { DocAddresses } from './component';
import { code, component, heading, link, paragraph, text } from './nodes';
import { tierLabel } from './rule-components';

const file = 'quality-scale';

/** The rules as a list to tick. The script finds the items by `data-check`; without it the list is a list. */
export const checklistComponents = {
  QualityChecklist: expansion(z.strictObject({}), (_, { single }, docs) => {
    const { tiers, rules } = present(single[file], file);
    const sections = tiers.flatMap(({ name }): RootContent[] => [
      heading(2, name, text(tierLabel(name))),
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
