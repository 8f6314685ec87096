import { navigate } from 'gatsby';
import { useEffect } from 'react';

/** `Redirect` of `@docusaurus/router`: leads on once the page runs. */
export function Redirect({ to }: { readonly to: string }): null {
  useEffect(() => {
    navigate(to, { replace: true });
  }, [to]);
  return null;
}
