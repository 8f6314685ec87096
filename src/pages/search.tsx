import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { PageTitle } from '../components/article/PageTitle';
import * as styles from '../components/search/page/SearchPage.module.css';
import { SearchStart } from '../components/search/page/SearchStart';
import { useTypedSearch } from '../components/search/page/use-typed-search';
import { useLateComponent } from '../components/search/shared/use-late-component';
import { Seo } from '../components/ui/Head';
import { Main } from '../components/ui/Main';
import { translate } from '../i18n/translate';
import { Translate } from '../i18n/translate-component';
import { identifiersPath, longestQuery, searchPath, searchUrl } from '../model/addresses/routes';
import { searchVersionOf } from '../model/navigation/docs-version';
import { site } from '../config/browser-config';
import { byLetter, letterId } from '../model/names/a-to-z';
import { LetterNav } from '../components/search/names/LetterNav';

const loadResults = () => import('../components/search/page/SearchResults').then(({ SearchResults }) => SearchResults);

/**
 * `/search?q=…&ctx=…&version=…&page=…`: all results, not only the first eight. The list's code comes when there is a query;
 * without scripts there is the list of all pages instead.
 */
export default function SearchPage({ data }: PageProps<Queries.SearchPageQuery>): React.ReactElement {
  const { asked: address, input, type, submit } = useTypedSearch();
  const { Component: Results, Missing, fetch } = useLateComponent(loadResults);
  const { query, context, version } = address;
  const asked = query.trim() !== '';
  const known = ['', site.docsVersion, ...data.versions.nodes.map(searchVersionOf)].includes(version);
  // Each search is another attempt.
  React.useEffect(() => {
    if (query.trim() !== '') fetch();
  }, [query, fetch]);
  return (
    <Main className={styles.main}>
      <Seo
        title={
          asked
            ? translate({ id: 'search.title', message: 'Search for “{query}”' }, { query })
            : translate({ id: 'search.label', message: 'Search' })
        }
        description={translate({ id: 'search.description', message: 'Search the docs and the blog.' })}
        path={searchPath}
      />
      <PageTitle title={translate({ id: 'search.label', message: 'Search' })} />
      <form
        className={styles.form}
        role="search"
        aria-label={translate({ id: 'search.form', message: 'Search the site' })}
        action={searchPath}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          maxLength={longestQuery}
          onInput={({ currentTarget }) => type(currentTarget.value)}
          onBlur={submit}
          aria-label={translate({ id: 'search.for', message: 'Search for' })}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={translate({ id: 'home.search', message: 'Search docs and blog' })}
        />
        {context === '' ? null : <input type="hidden" name="ctx" value={context} />}
        {version === '' ? null : <input type="hidden" name="version" value={version} />}
        <button type="submit" className={styles.button}>
          {translate({ id: 'search.label', message: 'Search' })}
        </button>
      </form>
      {asked ? null : (
        <SearchStart
          sections={(data.navbar?.items ?? []).flatMap(({ label, href }) => (label && href ? [{ label, href }] : []))}
          names={data.names}
        />
      )}
      {known ? null : (
        <p role="status" className={styles.hint}>
          <Translate
            id="search.noVersion"
            values={{
              version,
              link: (
                <a href={searchUrl(query, context)}>
                  {translate({ id: 'search.currentVersion', message: 'Search the current version' })}
                </a>
              ),
            }}
          >
            {'The docs have no version “{version}”. {link}.'}
          </Translate>
        </p>
      )}
      {asked && known && Results ? <Results address={address} /> : null}
      {asked && known && Missing ? (
        <Missing onRetry={fetch}>
          {site.namesPage ? (
            <a href={identifiersPath(site)}>
              {translate({ id: 'search.openNames', message: 'Look in the index of names' })}
            </a>
          ) : null}
        </Missing>
      ) : null}
      <noscript>
        <p className={styles.hint}>
          {translate({
            id: 'search.needsScript',
            message: 'Search runs in your browser and needs JavaScript. These are all pages, A to Z.',
          })}
        </p>
        <AllPages pages={[...data.docs.nodes, ...data.posts.nodes]} />
      </noscript>
    </Main>
  );
}

export const query = graphql`
  query SearchPage {
    versions: allVersion {
      nodes {
        prefix
        isLast
      }
    }
    navbar {
      items {
        label
        href
      }
    }
    names: commonNames
    docs: allDocPage(filter: { draft: { eq: false }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
    posts: allBlogPost(filter: { draft: { eq: false }, unlisted: { eq: false } }, sort: { path: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;

interface AllPagesProps {
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** What stands in for search where no script runs: every page by its title. */
function AllPages({ pages }: AllPagesProps): React.ReactElement {
  const groups = byLetter(pages, ({ title }) => title);
  return (
    <>
      <LetterNav letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, entries }) => (
        <section key={letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)} className={styles.letter}>
            {letter}
          </h2>
          <ul role="list" className={styles.pages}>
            {entries.map(({ title, path }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
