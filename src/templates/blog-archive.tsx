import { graphql } from 'gatsby';
import type { PageProps } from 'gatsby';
import * as React from 'react';
import * as styles from '../components/blog/Blog.module.css';
import { site } from '../config/browser-config';
import { BlogPage, feedsOf } from '../components/blog/BlogPage';
import { translate } from '../i18n/translate';
import { archivePath } from '../model/addresses/routes';
import type { BlogContext } from '../model/pages/posts/blogs';

export default function BlogArchiveTemplate({
  data,
  pageContext: { blogTitle, ownBlog },
}: PageProps<Queries.BlogArchiveTemplateQuery, BlogContext & { readonly blogTitle?: string }>): React.ReactElement {
  const title = translate({ id: 'blog.archive', message: 'Archive' });
  // Docusaurus describes the archives of other trees by their title.
  const description =
    blogTitle === undefined ? translate({ id: 'blog.archiveDescription', message: 'All blog posts by year.' }) : title;
  const years = [...data.blog.group].sort((a, b) => (b.year ?? '').localeCompare(a.year ?? ''));
  return (
    <BlogPage title={title} description={description} path={archivePath(ownBlog ?? site)} feeds={feedsOf(ownBlog)}>
      <nav aria-label={translate({ id: 'blog.years', message: 'Years' })}>
        <ul role="list" className={styles.years}>
          {years.map(({ year }) => (
            <li key={year}>
              <a href={`#${year ?? ''}`}>{year}</a>
            </li>
          ))}
        </ul>
      </nav>
      {years.map(({ year, nodes }) => (
        <section key={year}>
          <h2 id={year ?? undefined} className={styles.year}>
            {year}
          </h2>
          <p className={styles.start}>
            <a href={nodes.at(-1)?.path}>
              {translate({ id: 'blog.readYear', message: 'Read {year} from the beginning' }, { year: year ?? '' })}
            </a>
          </p>
          <ul role="list" className={styles.postsOfYear}>
            {nodes.map((post) => (
              <li key={post.path}>
                <time dateTime={post.iso}>{post.day}</time>
                <a href={post.path}>{post.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </BlogPage>
  );
}

export const query = graphql`
  query BlogArchiveTemplate($folder: String!) {
    blog: allBlogPost(
      sort: [{ date: DESC }, { path: ASC }]
      filter: { blog: { eq: $folder }, draft: { eq: false }, unlisted: { eq: false } }
    ) {
      group(field: { year: SELECT }) {
        year: fieldValue
        nodes {
          path
          title
          day: date(formatString: "D MMMM")
          iso: date(formatString: "YYYY-MM-DD")
        }
      }
    }
  }
`;
