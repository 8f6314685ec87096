import { site } from '../../config/browser-config';
import { searchVersionAttribute } from '../../model/navigation/docs-version';

/** The version of the docs to search: that of the address of a search, or of the page; empty for the last one. */
export function shownVersion(): string {
  if (typeof document === 'undefined') return '';
  const asked = new URLSearchParams(location.search).get('version');
  if (asked === site.docsVersion) return '';
  return asked ?? document.querySelector(`[${searchVersionAttribute}]`)?.getAttribute(searchVersionAttribute) ?? '';
}
