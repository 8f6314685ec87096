import * as React from 'react';
import useIsBrowser from './useIsBrowser';

interface BrowserOnlyProps {
  readonly children?: () => React.ReactNode;
  readonly fallback?: React.ReactNode;
}

/** `@docusaurus/BrowserOnly`: its content needs a browser; until there is one, the fallback stands there. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): React.ReactElement {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
