import { navigate } from 'gatsby';

export { useLocation } from '@reach/router';

interface History {
  readonly push: (address: string) => void;
  readonly replace: (address: string) => void;
}

/** `useHistory` of `@docusaurus/router`: going to other pages. */
export const useHistory = (): History => ({
  push: (address) => {
    navigate(address);
  },
  replace: (address) => {
    navigate(address, { replace: true });
  },
});
