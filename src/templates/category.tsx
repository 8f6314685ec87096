import type { PageProps } from 'gatsby';
import * as React from 'react';
import { Article } from '../components/article/Article';
import { PageTitle } from '../components/article/PageTitle';
import { Breadcrumbs } from '../components/navigation/Breadcrumbs';
import * as styles from '../components/ui/cards.module.css';
import { Seo } from '../components/ui/Head';
import type { CategoryPage } from '../model/pages/list-pages';

type CategoryProps = PageProps<object, { readonly category: CategoryPage }>;

/** The page of a category that has no doc. */
export default function CategoryTemplate({ pageContext: { category } }: CategoryProps): React.ReactElement {
  // Gatsby's own `path` is that of its route, `/*`, when pages are written.
  const { path, title, description, breadcrumbs, items } = category;
  return (
    <>
      <Seo title={title} path={path} description={description || undefined} />
      <Article
        headings={[]}
        header={
          <>
            <Breadcrumbs trail={breadcrumbs} />
            <PageTitle title={title} />
          </>
        }
        footer={null}
      >
        {description === '' ? null : <p>{description}</p>}
        <DocCards items={items} />
      </Article>
    </>
  );
}

/** Pages as a list of cards. Without an address, only the name is shown. */
function DocCards({ items }: Pick<CategoryPage, 'items'>): React.ReactElement {
  return (
    <ul className={styles.cards}>
      {items.map(({ label, href, description }) => (
        <li key={`${label} ${href}`} className={styles.card}>
          {href === '' ? (
            <span>{label}</span>
          ) : (
            <a href={href} className={styles.link}>
              {label}
            </a>
          )}
          {description === '' ? null : <p className={styles.text}>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
