import * as React from 'react';
import { useTheme } from '../../browser/theme/use-theme';
// First, so that style sheets of the site follow those of the tree.
import './infima.css';
import '@generated/infima.css';
import '@generated/custom-css';
import Root from '@theme/Root';
import { guarded } from './helpers';

const Around = guarded(Root, 'src/theme/Root');

/** What is around each page of a tree: what `src/theme/Root` provides. Style sheets of the tree ask for the color mode. */
export default function TreeRoot({ children }: { readonly children: React.ReactNode }): React.ReactElement {
  const { theme } = useTheme();
  return (
    <div className="tree-root" data-theme={theme}>
      <Around>{children}</Around>
    </div>
  );
}
