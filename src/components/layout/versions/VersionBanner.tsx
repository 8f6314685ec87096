import * as React from 'react';
import { Translate } from '../../../i18n/translate-component';
import { translate } from '../../../i18n/translate';
import type { SiteChrome } from '../../site-data/use-site-chrome';
import { Head } from '../../ui/Head';
import * as styles from './VersionBanner.module.css';

type Version = SiteChrome['allVersion']['nodes'][number];

interface VersionBannerProps {
  readonly version: Version;
  readonly versions: readonly Version[];
  /** Address of the page in other versions, by the prefix of the version. */
  readonly samePages: Readonly<Record<string, string>>;
}

/** Says above a page which version of the docs it is about, to search engines and readers, who may want another one. */
export function VersionBanner(props: VersionBannerProps): React.ReactElement {
  const { banner, badge, noIndex } = props.version;
  return (
    <>
      {noIndex ? (
        <Head>
          <meta name="robots" content="noindex" />
        </Head>
      ) : null}
      {banner === '' && !badge ? null : (
        <div
          className={styles.banner}
          role="region"
          aria-label={translate({ id: 'version.label', message: 'Version' })}
        >
          {banner === '' ? <VersionBadge {...props.version} /> : <Advice {...props} />}
        </div>
      )}
    </>
  );
}
/** The name of the version alone, where no advice names it. */
const VersionBadge = ({ label }: Version): React.ReactElement => (
  <>{translate({ id: 'version.badge', message: 'Version: {version}' }, { version: label })}</>
);

/** Says that the version is not the one that most readers want, and leads there. */
function Advice({ version: { banner, label, instance }, versions, samePages }: VersionBannerProps): React.ReactElement {
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
