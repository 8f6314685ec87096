import { useLocation } from '@reach/router';
import * as React from 'react';
import type { ComponentProps } from '../../model/types';
import type { Enhancement } from './toolbar';

type Enhance = (root: HTMLElement, choices: string, sources?: string) => Enhancement;
type InteractiveProps = React.PropsWithChildren<ComponentProps['Interactive']>;

const enhancements: Readonly<Record<InteractiveProps['kind'], () => Promise<{ enhance: Enhance }>>> = {
  table: () => import('./filter-table'),
  checklist: () => import('./checklist'),
};

/** Reference content that is complete as it is served. A separate script adds filters, sorting and checkboxes. */
export function Interactive({ kind, choices = '', sources, children }: InteractiveProps): React.ReactElement {
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
