import * as React from 'react';
import useIsBrowser from './useIsBrowser';

interface BrowserOnlyProps {
  readonly children?: () => React.ReactNode;
  readonly fallback?: React.ReactNode;
}

/** `@docusaurus/BrowserOnly`: renders its content in the browser only, and the fallback until then. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): React.ReactElement {
  return <>{useIsBrowser() ? children?.() : fallback}</>;
}
