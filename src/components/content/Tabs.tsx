import * as React from 'react';
import { replaceAddress } from '../../browser/navigation/history-keys';
import { followStored, readStored, writeStored } from '../../browser/storage';
import type { ComponentProps } from '../../model/types';
import * as styles from './Tabs.module.css';

type TabsProps = React.PropsWithChildren<ComponentProps['Tabs']>;
type TabItemProps = React.PropsWithChildren<ComponentProps['TabItem']>;

/** One alternative; `Tabs` renders it. */
export function TabItem({ children }: TabItemProps): React.ReactElement {
  return <>{children}</>;
}

/** Alternatives of which one shows. Without scripts all of them show, each under its label. */
export function Tabs({ groupId, defaultValue, queryString, children }: TabsProps): React.ReactElement {
  const items = tabItems(children);
  const [chosen, setChosen] = React.useState(defaultValue ?? items[0]?.value ?? '');
  const id = React.useId();
  const known = joinValues(items.map(({ value }) => value));

  React.useEffect(() => {
    if (groupId === undefined) return undefined;
    const follow = (): void => {
      const stored = readStored(`tabs.${groupId}`);
      if (stored !== null && holdsValue(known, stored)) setChosen(stored);
    };
    follow();
    return followStored(`tabs.${groupId}`, follow);
  }, [groupId, known]);

  React.useEffect(() => {
    const asked = queryString !== undefined && new URLSearchParams(window.location.search).get(queryString);
    if (asked && holdsValue(known, asked)) setChosen(asked);
  }, [queryString, known]);

  const choose = (value: string): void => {
    setChosen(value);
    if (queryString !== undefined) {
      const url = new URL(window.location.href);
      url.searchParams.set(queryString, value);
      replaceAddress(url);
    }
    if (groupId !== undefined) writeStored(`tabs.${groupId}`, value);
  };
  const move = (event: React.KeyboardEvent): void => {
    const at = items.findIndex(({ value }) => value === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : items.at(to % items.length);
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list}>
        {items.map(({ value, label = value }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={tabId(id, value)}
            className={styles.tab}
            aria-selected={value === chosen}
            aria-controls={`${tabId(id, value)}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value)}
            onKeyDown={move}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ value, label = value, children: content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${tabId(id, value)}-panel`}
          aria-labelledby={tabId(id, value)}
          tabIndex={0}
          className={styles.panel}
          data-chosen={value === chosen ? '' : undefined}
        >
          <p className={styles.label}>{label}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

/** The `TabItem` elements inside, whether written directly or rendered from segments. */
function tabItems(children: React.ReactNode): TabItemProps[] {
  return React.Children.toArray(children).flatMap((child): TabItemProps[] => {
    if (!React.isValidElement<TabItemProps>(child)) return [];
    return child.type === TabItem ? [child.props] : [];
  });
}

/** Values of tabs as one text, by which an effect knows whether they are others. */
export const joinValues = (values: readonly string[]): string => values.join('\n');

/** Whether one of the joined values is this. */
export const holdsValue = (joined: string, value: string): boolean => joined.split('\n').includes(value);

/** Id of a tab. Ids have no spaces, which the value of a tab may have. */
const tabId = (group: string, value: string): string => `${group}-${encodeURIComponent(value)}`;
