import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import type { IconNode } from 'lucide';
import appWindow from 'lucide/dist/esm/icons/app-window.mjs';
import calendarClock from 'lucide/dist/esm/icons/calendar-clock.mjs';
import caseSensitive from 'lucide/dist/esm/icons/case-sensitive.mjs';
import cpu from 'lucide/dist/esm/icons/cpu.mjs';
import layoutDashboard from 'lucide/dist/esm/icons/layout-dashboard.mjs';
import mic from 'lucide/dist/esm/icons/mic.mjs';
import webhook from 'lucide/dist/esm/icons/webhook.mjs';
import table from 'lucide/dist/esm/icons/table-2.mjs';
import packageIcon from 'lucide/dist/esm/icons/package.mjs';
import smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import * as React from 'react';
import { ResponsiveImage } from '../components/content/Picture';
import * as styles from '../components/home/Home.module.css';
import * as cards from '../components/ui/cards.module.css';
import { Seo } from '../components/ui/Head';
import { Icon } from '../components/ui/Icon';
import { Main } from '../components/ui/Main';
import { translate } from '../i18n/translate';
import { longestQuery, searchPath } from '../model/addresses/routes';
import type { HomeIcon } from '../model/site-data';
import { site } from '../config/browser-config';

/** Queries know the name of a picture as any text. */
const icons: Readonly<Record<string, IconNode>> = {
  package: packageIcon,
  window: appWindow,
  dashboard: layoutDashboard,
  voice: mic,
  phone: smartphone,
  chip: cpu,
  table,
  names: caseSensitive,
  endpoints: webhook,
  calendar: calendarClock,
} satisfies Readonly<Record<HomeIcon, IconNode>>;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>): React.ReactElement {
  return (
    <Main className={styles.main}>
      <Seo path="/" />
      <div className={styles.hero}>
        <div>
          <h1 className={styles.title}>{site.title}</h1>
          <p className={styles.tagline}>{site.tagline}</p>
          <form
            className={styles.search}
            role="search"
            aria-label={translate({ id: 'home.searchForm', message: 'Search the docs and the blog' })}
            action={searchPath}
          >
            <input
              type="search"
              name="q"
              maxLength={longestQuery}
              placeholder={translate({ id: 'home.search', message: 'Search docs and blog' })}
              aria-label={translate({ id: 'search.for', message: 'Search for' })}
              autoComplete="off"
              required
            />
            <button type="submit">{translate({ id: 'search.label', message: 'Search' })}</button>
          </form>
          <p className={styles.actions}>
            {data.home?.actions.map(({ label, href }) => (
              <a key={href} href={href}>
                {label} →
              </a>
            ))}
          </p>
        </div>
        {data.pictures.nodes.map(
          ({ name, childImageSharp }) =>
            childImageSharp && (
              <ResponsiveImage
                key={name}
                className={name === 'home-dark' ? 'dark-only' : 'light-only'}
                image={childImageSharp.gatsbyImageData}
                alt=""
              />
            ),
        )}
      </div>
      <Starts
        id="build"
        title={translate({ id: 'home.build', message: 'What do you want to build?' })}
        starts={data.home?.starts ?? []}
      />
      <Starts
        id="look-up"
        title={translate({ id: 'home.lookUp', message: 'Look it up' })}
        starts={data.home?.lookups ?? []}
      />
      <div className={styles.news}>
        <section aria-labelledby="changes">
          <h2 id="changes" className={styles.heading}>
            {translate({ id: 'home.changes', message: 'Recent changes' })}
          </h2>
          <ul role="list" className={styles.posts}>
            {data.posts.nodes.map((post) => (
              <li key={post.path}>
                <time dateTime={post.iso}>{post.date}</time>
                <a href={post.path}>{post.title}</a>
              </li>
            ))}
          </ul>
          <p>
            <a href={site.blogBasePath}>{translate({ id: 'home.allPosts', message: 'All posts' })}</a>
          </p>
        </section>
        <Removals removals={data.removals.nodes} />
      </div>
    </Main>
  );
}

interface StartsProps {
  readonly id: string;
  readonly title: string;
  readonly starts: readonly {
    readonly icon: string;
    readonly label: string;
    readonly href: string;
    readonly text: string;
  }[];
}

function Starts({ id, title, starts }: StartsProps): React.ReactElement | null {
  if (starts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={`${cards.cards} ${styles.starts ?? ''}`}>
        {starts.map(({ icon, label, href, text }) => (
          <li key={href} className={cards.card}>
            <Icon icon={icons[icon] ?? packageIcon} size={22} className={cards.icon} />
            <a href={href} className={cards.link}>
              {label}
            </a>
            <p className={cards.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RemovalsProps {
  readonly removals: Queries.HomePageQuery['removals']['nodes'];
}

/** Releases are compared as numbers: `2025.6` comes before `2025.10`. */
const inOrder = new Intl.Collator('en', { numeric: true });
const mostRemovals = 6;

/** What the next releases remove, the nearest first. */
function Removals({ removals }: RemovalsProps): React.ReactElement | null {
  const next = [...removals].sort((a, b) => inOrder.compare(a.removedIn ?? '', b.removedIn ?? ''));
  const [first] = next;
  if (!first) return null;
  return (
    <section aria-labelledby="removals">
      <h2 id="removals" className={styles.heading}>
        {translate({ id: 'home.removals', message: 'Upcoming removals' })}
      </h2>
      <ul role="list" className={styles.posts}>
        {next.slice(0, mostRemovals).map(({ path, title, removedIn }) => (
          <li key={path}>
            <span className={styles.release}>{removedIn}</span>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href={first.path.replace(/#.*/, '')}>{translate({ id: 'home.allRemovals', message: 'All removals' })}</a>
      </p>
    </section>
  );
}

export const query = graphql`
  query HomePage {
    home {
      actions {
        label
        href
      }
      starts {
        icon
        label
        href
        text
      }
      lookups {
        icon
        label
        href
        text
      }
    }
    removals: allDeprecation(filter: { ahead: { eq: true } }, sort: [{ announced: ASC }]) {
      nodes {
        path
        title
        removedIn
      }
    }
    posts: allBlogPost(
      sort: [{ date: DESC }, { path: ASC }]
      limit: 6
      filter: { draft: { eq: false }, unlisted: { eq: false } }
    ) {
      nodes {
        path
        title
        date(formatString: "D MMMM YYYY")
        iso: date(formatString: "YYYY-MM-DD")
      }
    }
    pictures: allFile(
      filter: { sourceInstanceName: { eq: "images" }, extension: { eq: "png" } }
      sort: { name: DESC }
    ) {
      nodes {
        name
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 560, formats: [WEBP], placeholder: NONE)
        }
      }
    }
  }
`;
