import type { ElementContent } from 'hast';
import { suggest } from '../../model/nearest';
import type { JsonObject } from '../../model/types';
import type { ComponentNode } from './component-node';
import type { ProblemList } from '../problem-list';

/**
 * Docusaurus' ways to say the same of tabs – `values` on the parent, `default` on an item – become the one that the
 * component knows: a label on each item, and `defaultValue`.
 */
export function arrangeTabs(tabs: ComponentNode, problems: ProblemList): ComponentNode {
  const items = tabs.children.filter((child) => child.type === 'component').filter(({ name }) => name === 'TabItem');
  if (!tabs.children.some(holdsItem) && !problems.hasWithin(tabs)) {
    problems.add(tabs, '`<Tabs>` does not contain any `<TabItem>`.', 'Wrap each tab in `<TabItem value="…">`.');
  }
  const listed = labelsOf(tabs.props);
  const values: string[] = [];
  let first: string | undefined;
  for (const item of items) {
    const { value, label, default: isDefault } = item.props;
    if (typeof value !== 'string') continue;
    if (values.includes(value)) {
      problems.add(item, `The tab value \`${value}\` is already in use.`, 'Give each tab a unique value.');
    }
    values.push(value);
    if (isDefault === true) first = value;
    const text = label ?? listed.get(value);
    item.props = { value, ...(text === undefined ? {} : { label: text }) };
  }
  const { groupId, defaultValue, queryString } = tabs.props;
  const chosen = typeof defaultValue === 'string' ? defaultValue : (first ?? defaultOf(tabs.props));
  if (chosen !== undefined && values.length > 0 && !values.includes(chosen)) {
    problems.add(tabs, `The default value \`${chosen}\` does not match any tab.`, suggest(chosen, values));
  }
  const query = queryString === true ? groupId : queryString;
  return {
    ...tabs,
    props: {
      ...(groupId === undefined ? {} : { groupId }),
      ...(chosen === undefined ? {} : { defaultValue: chosen }),
      ...(typeof query === 'string' ? { queryString: query } : {}),
    },
  };
}

/** One that stands too deep is reported by itself. */
const holdsItem = (node: ElementContent): boolean =>
  (node.type === 'component' && node.name === 'TabItem') || ('children' in node && node.children.some(holdsItem));

function listOf({ values }: JsonObject): JsonObject[] {
  if (!Array.isArray(values)) return [];
  return values.filter(
    (entry): entry is JsonObject => typeof entry === 'object' && entry !== null && !Array.isArray(entry),
  );
}

/** Labels that the parent lists, by the value of their tab. */
export const labelsOf = (props: JsonObject): Map<unknown, JsonObject[string]> =>
  new Map(listOf(props).flatMap(({ value, label }) => (label === undefined ? [] : [[value, label] as const])));

function defaultOf(props: JsonObject): string | undefined {
  const value = listOf(props).find((entry) => entry.default === true)?.value;
  return typeof value === 'string' ? value : undefined;
}
