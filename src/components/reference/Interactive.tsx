import * as React from 'react';

type Enhance = (root: HTMLElement, choices: string) => () => void;
interface InteractiveProps {
  readonly kind: 'table' | 'checklist' | 'api';
  /** Columns that can be filtered by their values, separated by commas. */
  readonly choices?: string;
  readonly children?: React.ReactNode;
}

const enhancements: Readonly<Record<InteractiveProps['kind'], () => Promise<{ enhance: Enhance }>>> = {
  table: () => import('./filter-table'),
  checklist: () => import('./checklist'),
  api: () => import('./filter-endpoints'),
};

/** Reference content that is complete as it is served. A script of its own makes it filter, sort or tick. */
export function Interactive({ kind, choices = '', children }: InteractiveProps): React.ReactElement {
  const root = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    enhancements[kind]().then(
      ({ enhance }) => {
        if (!gone && root.current) stop = enhance(root.current, choices);
      },
      // Without the script the content stays what it was: complete.
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [kind, choices]);
  return <div ref={root}>{children}</div>;
}
