import * as React from 'react';
import type { ComponentName, ComponentProps } from '../../model/types';
import { Picture } from './Picture';
import { TabItem, Tabs } from './Tabs';
import { useLocation } from '@reach/router';
import type { Enhancement } from '../reference/toolbar';

type Enhance = (root: HTMLElement, choices: string, sources?: string) => Enhancement;
type InteractiveProps = React.PropsWithChildren<ComponentProps['Interactive']>;

const enhancements: Readonly<Record<InteractiveProps['kind'], () => Promise<{ enhance: Enhance }>>> = {
  table: () => import('../reference/filter-table'),
  checklist: () => import('../reference/checklist'),
};

/** Reference content that is complete as it is served. A separate script adds filters, sorting and checkboxes. */
function Interactive({ kind, choices = '', sources, children }: InteractiveProps): React.ReactElement {
  const root = React.useRef<HTMLDivElement>(null);
  const enhancement = React.useRef<Enhancement>();
  const location = useLocation();
  React.useEffect(() => {
    let gone = false;
    enhancements[kind]().then(
      ({ enhance }) => {
        if (!gone && root.current) enhancement.current = enhance(root.current, choices, sources);
      },
      // Without the script the content stays complete.
      () => undefined,
    );
    return () => {
      gone = true;
      enhancement.current?.stop();
      enhancement.current = undefined;
    };
  }, [kind, choices, sources]);
  React.useEffect(() => enhancement.current?.follow?.(), [location]);
  return <div ref={root}>{children}</div>;
}

/** React components of the names that bodies hold; `src/markdown/components/components.ts` has the attributes that authors write. */
export const contentRegistry: {
  readonly [Name in ComponentName]: React.ComponentType<ComponentProps[Name] & { readonly children?: React.ReactNode }>;
} = { Tabs, TabItem, Interactive, Picture };
