import * as React from 'react';
import { translate } from '../../i18n/translate';
import { Translate } from '../../i18n/translate-component';
import { searchVersionAttribute, searchVersionOf, versionOfPath } from '../../model/navigation/docs-version';
import { Sidebar } from '../navigation/Sidebar';
import { useSidebar, useSiteChrome } from '../site-data/use-site-chrome';
import type { SiteChrome } from '../site-data/use-site-chrome';
import { Head } from '../ui/Head';
import type { LayoutProps } from './SiteLayout';
import type { SamePages } from './versions';
import * as styles from './Layout.module.css';

/**
 * A doc with its sidebar, which stays while the reader moves between the sidebar's pages. The version's name is on the element for styles and
 * scripts.
 */
export function DocsLayout({ path, sidebar, samePages, ownSidebar, children }: LayoutProps): React.ReactElement {
  const versions = useSiteChrome().allVersion.nodes;
  const own = versionOfPath(path, versions);
  const entries = useSidebar(sidebar, ownSidebar);
  return (
    <div
      data-version={own?.name}
      {...(HAS_VERSIONS && own && !own.isLast ? { [searchVersionAttribute]: searchVersionOf(own) } : {})}
    >
      {HAS_VERSIONS && own ? <VersionBanner version={own} versions={versions} samePages={samePages} /> : null}
      <div className={styles.docs}>
        {entries.length > 0 ? <Sidebar key={sidebar} items={entries} path={path} /> : null}
        {children}
      </div>
    </div>
  );
}

type Version = SiteChrome['allVersion']['nodes'][number];

interface VersionProps {
  readonly version: Version;
  readonly versions: readonly Version[];
  readonly samePages: SamePages;
}

/** Says above a page which version of the docs it is about, to search engines and readers, who may want another one. */
function VersionBanner(props: VersionProps): React.ReactElement {
  const { banner, badge, noIndex, label } = props.version;
  return (
    <>
      {noIndex ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : null}
      {banner === '' && !badge ? null : (
        <div
          className={styles.versionBanner}
          role="region"
          aria-label={translate({ id: 'version.label', message: 'Version' })}
        >
          {banner === '' ? (
            translate({ id: 'version.badge', message: 'Version: {version}' }, { version: label })
          ) : (
            <Advice {...props} />
          )}
        </div>
      )}
    </>
  );
}
/** Says that the version is not the one that most readers want, and leads there. */
function Advice({ version: { banner, label, instance }, versions, samePages }: VersionProps): React.ReactElement {
  const last = versions.find((one) => one.isLast && one.instance === instance);
  const href = last && (samePages[last.prefix] ?? last.mainPath);
  const text =
    banner === 'unreleased'
      ? translate(
          { id: 'version.unreleased', message: 'This page is about {version}, which is not released yet.' },
          { version: label },
        )
      : translate(
          { id: 'version.unmaintained', message: 'This page is about {version}, which is no longer maintained.' },
          { version: label },
        );
  return (
    <>
      {text}{' '}
      {!href || last.label === label ? null : (
        <Translate id="version.last" values={{ link: <a href={href}>{last.label}</a> }}>
          {'Read about {link} instead.'}
        </Translate>
      )}
    </>
  );
}
