import type { ElementContent } from 'hast';
import { suggest } from '../../model/nearest';
import type { ComponentProps } from '../../model/types';
import type { ComponentNode } from '../nodes';
import type { PropsOf } from './components';
import type { ProblemList } from '../problem-list';

/**
 * Docusaurus' ways to say the same of tabs – `values` on the parent, `default` on an item – become the one that the
 * component knows: a label on each item, and `defaultValue`.
 */
export function arrangeTabs(
  written: PropsOf<'Tabs'>,
  tabs: Pick<ComponentNode, 'children' | 'position'>,
  problems: ProblemList,
): ComponentProps['Tabs'] {
  // A tab with a mistake is no tab yet.
  if (!problems.hasWithin(tabs)) checkChildren(tabs, problems);
  const listed = labelsOf(written);
  const values: string[] = [];
  let first: string | undefined;
  for (const item of tabs.children) {
    if (item.type !== 'component' || item.name !== 'TabItem') continue;
    const { value, label = listed.get(value), default: isDefault } = item.props;
    if (values.includes(value)) {
      problems.add(item, `The tab value \`${value}\` is already in use.`, 'Give each tab a unique value.');
    }
    values.push(value);
    if (isDefault && first !== undefined)
      problems.warn(item, `The tab \`${first}\` is the default already.`, 'Remove `default` from one of them.');
    if (isDefault) first ??= value;
    item.props = { value, ...(label === undefined ? {} : { label }) };
  }
  const { groupId, queryString } = written;
  const chosen = written.defaultValue ?? first ?? written.values?.find((entry) => entry.default)?.value;
  const isComputed = tabs.children.some(({ type }) => type === 'verbatim');
  if (chosen !== undefined && values.length > 0 && !values.includes(chosen) && !isComputed) {
    problems.add(tabs, `The default value \`${chosen}\` does not match any tab.`, suggest(chosen, values));
  }
  for (const { value } of isComputed ? [] : (written.values ?? []))
    if (!values.includes(value))
      problems.warn(tabs, `\`values\` lists \`${value}\`, but no tab has this value.`, suggest(value, values));
  const query = queryString === true ? groupId : queryString;
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(chosen === undefined ? {} : { defaultValue: chosen }),
    ...(typeof query === 'string' ? { queryString: query } : {}),
  };
}

function checkChildren(tabs: Pick<ComponentNode, 'children' | 'position'>, problems: ProblemList): void {
  if (!tabs.children.some(holdsItem)) {
    problems.add(tabs, '`<Tabs>` does not contain any `<TabItem>`.', 'Wrap each tab in `<TabItem value="…">`.');
    return;
  }
  const stray = tabs.children.find((child) => isShown(child) && !holdsItem(child));
  const remedy = 'Move it before `<Tabs>`, or into a `<TabItem>`.';
  // Code has become the figure that readers see, without its place.
  if (stray) problems.add(stray.position ? stray : tabs, '`<Tabs>` shows only what is in a `<TabItem>`.', remedy);
}

/** One that stands too deep is reported by itself; the value of one may come up when the page runs. */
const holdsItem = (node: ElementContent): boolean =>
  ((node.type === 'component' || node.type === 'verbatim') && node.name === 'TabItem') ||
  ('children' in node && node.children.some(holdsItem));

/** Whether readers would see a node. What a page shows when it runs is not known. */
const isShown = (node: ElementContent): boolean =>
  ['element', 'component', 'docCards'].includes(node.type) ||
  (node.type === 'text' && node.value.trim() !== '') ||
  (node.type === 'partial' && node.children.some(isShown));

/** Labels that the parent lists, by the value of their tab. */
export const labelsOf = ({ values = [] }: PropsOf<'Tabs'>): ReadonlyMap<string, string | undefined> =>
  new Map(values.map(({ value, label }) => [value, label]));
