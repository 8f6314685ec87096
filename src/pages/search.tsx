import { navigate, useLocation } from '@reach/router';
import * as React from 'react';
import { PageTitle } from '../components/article/PageTitle';
import { Seo } from '../components/layout/Seo';
import { mainId } from '../components/layout/SkipLink';
import type { SearchResultsProps } from '../components/search/SearchResults';
import * as styles from '../components/search/SearchPage.module.css';
import { searchPath, searchUrl } from '../model/routes';

/** `/search?q=…&ctx=…`: all results, not only the first eight. The list's code comes when there is a query. */
export default function SearchPage(): React.ReactElement {
  const location = useLocation();
  const [parameters, setParameters] = React.useState(() => new URLSearchParams());
  const [Results, setResults] = React.useState<React.ComponentType<SearchResultsProps>>();
  const query = parameters.get('q') ?? '';
  const context = parameters.get('ctx') ?? '';
  React.useEffect(() => setParameters(new URLSearchParams(location.search)), [location.search]);
  React.useEffect(() => {
    if (query !== '')
      void import('../components/search/SearchResults').then((module) => setResults(() => module.SearchResults));
  }, [query]);
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    void navigate(searchUrl(field('q'), field('ctx')));
  };
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      <Seo
        title={query === '' ? 'Search' : `Search for “${query}”`}
        description="Search the docs and the blog."
        path={searchPath}
        hidden
      />
      <PageTitle title="Search" />
      <form className={styles.form} role="search" aria-label="Search the site" action={searchPath} onSubmit={submit}>
        <input
          key={query}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query}
          aria-label="Search for"
          autoComplete="off"
        />
        <select
          key={`in ${context}`}
          className={styles.select}
          name="ctx"
          defaultValue={context}
          aria-label="Search in"
        >
          <option value="">Docs and blog</option>
          <option value="docs">Docs</option>
          <option value="blog">Blog</option>
        </select>
        <button type="submit" className={styles.button}>
          Search
        </button>
      </form>
      <noscript>
        <p>Search runs in your browser and needs JavaScript. The sections above and their sidebars list every page.</p>
      </noscript>
      {query !== '' && Results ? <Results query={query} context={context} /> : null}
    </main>
  );
}
