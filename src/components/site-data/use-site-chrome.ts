import { graphql, useStaticQuery } from 'gatsby';

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
          items {
            label
            href
          }
        }
        copyright
        hosting {
          label
          href
        }
      }
      announcement {
        key
        text
        closeable
        link {
          label
          href
        }
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

/** The same with a sidebar that comes with the page. */
export const withOwnSidebar = (chrome: SiteChrome, own: SidebarOfPage | undefined): SiteChrome =>
  HAS_VERSIONS && own ? { ...chrome, allSidebar: { nodes: [...chrome.allSidebar.nodes, own] } } : chrome;

/** A sidebar of another version of the docs than the one that all pages know. */
export type SidebarOfPage = SiteChrome['allSidebar']['nodes'][number];
