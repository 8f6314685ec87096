import { suggest } from '../nearest';
import type { NavbarItem, NavbarLink } from '../navigation/navbar';
import type { NavbarTargets } from '../navigation/navbar-links';
import type { Problem } from '../problems/problems';
import type { PlaceInData } from './site-content';

interface NavbarContext extends Pick<NavbarTargets, 'firstPathOf'> {
  readonly docIds: readonly string[];
  readonly sidebars: readonly string[];
  readonly placeOf: (path: readonly PropertyKey[]) => PlaceInData;
}

/** Items of the navbar that name what does not exist, or have nothing to link to. */
export function checkNavbar(items: readonly NavbarItem[], context: NavbarContext): Problem[] {
  return items.flatMap((item, index): Problem[] => {
    const path = ['items', index];
    if (item.type === 'search' || item.type === 'colorMode') return [];
    if (item.type === 'dropdown' || item.type === 'versions')
      return item.items.flatMap((inner, at) => checkLink(inner, [...path, 'items', at], context));
    return checkLink(item, path, context);
  });
}

function checkLink(item: NavbarLink, path: readonly PropertyKey[], context: NavbarContext): Problem[] {
  if (item.type === 'link' || item.type === 'version' || item.type === 'html') return [];
  const key = item.type === 'doc' ? 'doc' : 'sidebar';
  const at = context.placeOf([...path, key]);
  const name = item.type === 'doc' ? item.doc : item.sidebar;
  const known = item.type === 'doc' ? context.docIds : context.sidebars;
  if (!known.includes(name)) {
    const what = `The navbar item \`${item.label}\` refers to an unknown ${key} \`${name}\`.`;
    return [{ ...at, what, remedy: suggest(name, known) }];
  }
  if (item.type === 'doc' || context.firstPathOf(name) !== undefined) return [];
  const what = `The navbar item \`${item.label}\` has nothing to link to because the sidebar \`${name}\` has no published pages.`;
  return [{ ...at, what, remedy: 'Add a page to that sidebar in data/sidebars.yml, or remove the item.' }];
}
