import { Children, cloneElement, createElement, isValidElement, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { readStored, writeStored } from '../../browser/storage';
import { Tabs as SiteTabs } from '../../components/content/Tabs';

/** One of the tabs, as its element or the attribute `values` says it. */
interface Tab {
  readonly value: string;
  readonly label?: string | undefined;
  readonly default?: boolean;
  readonly attributes?: object;
}
interface TabsProps {
  readonly children?: ReactNode;
  readonly values?: readonly Tab[] | null;
  readonly defaultValue?: string | null;
  readonly groupId?: string;
}

/** The elements among the children of tabs. */
export const sanitizeTabsChildren = (children: ReactNode): ReactElement<Tab>[] =>
  Children.toArray(children).filter((child): child is ReactElement<Tab> => isValidElement(child));

/** `@theme/Tabs` for tabs that exist only when the page runs: `values` may have their labels, and a tab may say that it is the first. */
export function Tabs({ children, values, defaultValue, ...rest }: TabsProps): ReactElement {
  const items = sanitizeTabsChildren(children);
  const first = [...(values ?? []), ...items.map(({ props }) => props)].find((tab) => tab.default);
  const labels = new Map(values?.map(({ value, label }) => [value, label]));
  const labelled = items.map((item) => cloneElement(item, { label: item.props.label ?? labels.get(item.props.value) }));
  const chosen = defaultValue ?? first?.value;
  return createElement(SiteTabs, { ...rest, ...(chosen === undefined ? {} : { defaultValue: chosen }) }, labelled);
}

/** Says in all tabs of a group which one a reader has chosen. */
const chosen = 'docusaurus-tab-chosen';
const keyOf = (groupId: string): string => `docusaurus.tab.${groupId}`;

/** What components that replace `@theme/Tabs` show: the tabs, and which of them is selected. */
interface ShownTabs {
  readonly selectedValue: string | null;
  readonly selectValue: (value: string) => void;
  readonly tabValues: readonly object[];
}

/** `useTabs` of `@docusaurus/theme-common`. */
export function useTabs({ children, values, defaultValue, groupId }: TabsProps): ShownTabs {
  const tabs = values ?? sanitizeTabsChildren(children).map(({ props }) => props);
  const tabValues = tabs.map(({ value, label, attributes, default: isDefault }) => ({
    ...{ value, label, attributes },
    ...(isDefault === undefined ? {} : { default: isDefault }),
  }));
  const first = tabs.find((tab) => tab.default) ?? tabs[0];
  const [selectedValue, select] = useState(defaultValue === undefined ? (first?.value ?? null) : defaultValue);
  const known = tabs.map(({ value }) => value).join('\0');
  useEffect(() => {
    if (groupId === undefined) return undefined;
    const follow = (): void => {
      const value = readStored(keyOf(groupId));
      if (value !== null && known.split('\0').includes(value)) select(value);
    };
    follow();
    window.addEventListener(chosen, follow);
    return () => window.removeEventListener(chosen, follow);
  }, [groupId, known]);
  const selectValue = (value: string): void => {
    select(value);
    if (groupId === undefined) return;
    writeStored(keyOf(groupId), value);
    window.dispatchEvent(new Event(chosen));
  };
  return { selectedValue, selectValue, tabValues };
}
