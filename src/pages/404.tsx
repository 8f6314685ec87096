import { useLocation } from '@reach/router';
import * as React from 'react';
import { PageTitle } from '../components/article/PageTitle';
import type { NearestPagesProps } from '../components/search/page/NearestPages';
import * as styles from '../components/search/page/SearchPage.module.css';
import { Seo } from '../components/ui/Head';
import { Main } from '../components/ui/Main';
import { translate } from '../i18n/translate';
import { decodeAddress } from '../model/addresses/address';
import { longestQuery, searchPath, withoutHtmlSuffix } from '../model/addresses/routes';

/** Words of the wanted address, to search for: `/docs/entity_light` → entity_light. */
function wordsOfPath(pathname: string): string {
  const last =
    pathname
      .replace(/\.html$/, '')
      .split('/')
      .filter((part) => part !== '' && part !== 'index')
      .at(-1) ?? '';
  return decodeAddress(last).replace(/-/g, ' ').slice(0, longestQuery);
}

/** Any address that is no page. The search is filled in with what the address asked for, and the nearest pages are listed. */
export default function NotFoundPage(): React.ReactElement {
  const { pathname } = useLocation();
  const [wanted, setWanted] = React.useState('');
  const [Nearest, setNearest] = React.useState<React.ComponentType<NearestPagesProps>>();
  React.useEffect(() => {
    const clean = withoutHtmlSuffix(pathname);
    if (clean === undefined) setWanted(wordsOfPath(pathname.slice(__PATH_PREFIX__.length)));
    else location.replace(clean + location.search + location.hash);
  }, [pathname]);
  React.useEffect(() => {
    if (wanted === '') return;
    import('../components/search/page/NearestPages').then(
      (module) => setNearest(() => module.NearestPages),
      () => undefined, // The form is still there.
    );
  }, [wanted]);
  return (
    <Main className={styles.main}>
      <Seo title={translate({ id: 'notFound.title', message: 'Page not found' })} hidden />
      <PageTitle title={translate({ id: 'notFound.title', message: 'Page not found' })} />
      <p>
        {translate({
          id: 'notFound.text',
          message: 'There is no page at this address. It may have moved. Search for it, or start from the home page.',
        })}
      </p>
      <form
        className={styles.form}
        role="search"
        aria-label={translate({ id: 'notFound.search', message: 'Search for the page' })}
        action={searchPath}
      >
        <input
          key={wanted}
          className={styles.input}
          type="search"
          name="q"
          maxLength={longestQuery}
          defaultValue={wanted}
          aria-label={translate({ id: 'search.for', message: 'Search for' })}
          autoComplete="off"
        />
        <button type="submit" className={styles.button}>
          {translate({ id: 'search.label', message: 'Search' })}
        </button>
      </form>
      <p>
        <a href="/">{translate({ id: 'navigation.home', message: 'Home page' })}</a>
      </p>
      {Nearest ? (
        <Nearest words={wanted} folder={pathname.slice(__PATH_PREFIX__.length).replace(/[^/]*\/?$/, '')} />
      ) : null}
    </Main>
  );
}
