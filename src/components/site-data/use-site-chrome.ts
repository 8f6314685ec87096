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
      allSidebar {
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
