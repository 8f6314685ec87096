import { useLocation } from '@reach/router';
import * as React from 'react';

/** Address of the page without the path that the site is mounted at, and without a slash at the end. */
export const usePathname = (): string =>
  useLocation()
    .pathname.slice(__PATH_PREFIX__.length)
    .replace(/(.)\/$/, '$1');

/** `@docusaurus/useIsomorphicLayoutEffect`: runs before painting in the browser, and not at all while pages are rendered. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? React.useEffect : React.useLayoutEffect;

/** `@theme/Root`, where a tree has none: nothing is around its pages. */
export const Root = ({ children }: { readonly children: React.ReactNode }): React.ReactNode => children;

/** Names of classes that scripts of pages look for, in the theme of Docusaurus. */
const classNames = {
  'header[data-site]': ['navbar'],
  'header[data-site] > nav': ['navbar__inner', 'navbar__items'],
  'footer[data-site]': ['footer'],
};

/** Gives the parts of our theme these classes. They stay, because a script that changes such a part takes its change back when its page is left. */
export function nameParts(): void {
  for (const [selector, classes] of Object.entries(classNames))
    document.querySelector(selector)?.classList.add(...classes);
}
