import { navigate } from 'gatsby';
import { leadsToPage } from './page-links';
import { isPlainClick } from './plain-click';

/** Gatsby shows the page of a link that is only HTML, too, so that the site is not loaded again. */
export function followLinks(): void {
  window.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download') || !/^(?:_self)?$/.test(link.target))
      return;
    if (!leadsToPage(link, location, __PATH_PREFIX__)) return;
    event.preventDefault();
    navigate(link.pathname.slice(__PATH_PREFIX__.length) + link.search + link.hash);
  });
}
