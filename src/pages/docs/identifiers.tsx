import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import { site } from '../../config/browser-config';
import { PageTitle } from '../../components/article/PageTitle';
import { NameIndex } from '../../components/search/names/NameIndex';
import * as styles from '../../components/search/page/SearchPage.module.css';
import { Seo } from '../../components/ui/Head';
import { Main } from '../../components/ui/Main';
import { translate } from '../../i18n/translate';
import { Translate } from '../../i18n/translate-component';
import { identifiersPath, searchPath } from '../../model/addresses/routes';

/** `/docs/identifiers`: every name that a section of the docs defines. */
export default function IdentifiersPage({ data }: PageProps<Queries.IdentifiersPageQuery>): React.ReactElement {
  return (
    <Main className={styles.main}>
      <Seo
        title={translate({ id: 'names.title', message: 'Index of names' })}
        description={translate({
          id: 'names.description',
          message: 'Properties, methods and classes from A to Z, with the sections of the docs that define them.',
        })}
        path={identifiersPath(site)}
      />
      <PageTitle title={translate({ id: 'names.title', message: 'Index of names' })} />
      <p>
        <Translate
          id="names.intro"
          values={{
            search: (
              <a href={searchPath}>
                {translate({
                  id: 'names.searchLink',
                  message: 'search',
                  description: 'Link within a sentence: search for it',
                })}
              </a>
            ),
          }}
        >
          {
            'Properties, methods and classes, with the sections that define them. To find where a name is used, {search} for it.'
          }
        </Translate>
      </p>
      <NameIndex groups={data.groups} />
    </Main>
  );
}

export const query = graphql`
  query IdentifiersPage {
    groups: definedNames {
      letter
      entries {
        name
        until
        places {
          href
          kind
          page
          section
        }
      }
    }
  }
`;
