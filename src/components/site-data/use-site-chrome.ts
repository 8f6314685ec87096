import { graphql, useStaticQuery } from 'gatsby';
import { sidebarByName } from '../../model/navigation/lookups';
import type { SidebarEntry } from '../../model/navigation/sidebar';

export type SiteChrome = Queries.SiteChromeQuery;

/** Navbar, footer, announcement, sidebars, versions and recent posts: stored once, not in every page. */
export function useSiteChrome(): SiteChrome {
  return useStaticQuery<SiteChrome>(graphql`
    query SiteChrome {
      navbar {
        items {
          ...NavbarEntry
          items {
            ...NavbarEntry
          }
        }
      }
      footer {
        columns {
          title
          items
        }
        copyright
        hosting {
          label
          href
        }
      }
      announcement {
        key
        html
        closeable
      }
      allSidebar(filter: { isShared: { eq: true } }) {
        nodes {
          name
          entries
        }
      }
      allVersion {
        nodes {
          name
          path
          instance
          prefix
          label
          banner
          badge
          noIndex
          isLast
          mainPath
        }
      }
      recent: recentPosts {
        title
        path
      }
    }

    fragment NavbarEntry on NavbarItem {
      type
      label
      href
      sidebar
      version
      versions
    }
  `);
}

/** A sidebar of another version of the docs than the one that all pages know. */
export type SidebarOfPage = SiteChrome['allSidebar']['nodes'][number];

/** Entries of the sidebar with this name, which may come with the page; none without a name. */
export function useSidebar(name: string | null, own: SidebarOfPage | undefined): readonly SidebarEntry[] {
  const { nodes } = useSiteChrome().allSidebar;
  return name === null ? [] : sidebarByName(name, HAS_VERSIONS && own ? [...nodes, own] : nodes).entries;
}
