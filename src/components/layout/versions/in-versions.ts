import type { NavbarEntry } from '../../navigation/navbar-state';

/**
 * The items for a reader of some versions of the docs, the most important one first. `samePages` has the address of the page in other
 * versions, to which the entries of a menu of versions lead.
 */
export const inVersions = (
  items: readonly NavbarEntry[],
  versions: readonly string[],
  samePages: Readonly<Record<string, string>>,
): NavbarEntry[] =>
  items.map((item) => {
    const own = versions.flatMap((version) => item.versions?.find((one) => one.version === version) ?? [])[0];
    const href = samePages[item.version ?? ''];
    return {
      ...item,
      ...(own?.label === undefined ? {} : { label: own.label }),
      ...(own?.href === undefined ? {} : { href: own.href }),
      ...(own?.sidebar === undefined ? {} : { sidebar: own.sidebar }),
      ...(typeof item.version === 'string' && href !== undefined ? { href } : {}),
      ...(item.items ? { items: inVersions(item.items, versions, samePages) } : {}),
    };
  });
