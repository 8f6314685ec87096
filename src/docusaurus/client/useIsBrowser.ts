import * as React from 'react';

/** `@docusaurus/useIsBrowser`: false in served HTML and in the first render, so that both are the same. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = React.useState(false);
  React.useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}
