import * as React from 'react';
import { Translate } from '../../../i18n/translate-component';
import { translate } from '../../../i18n/translate';
import type { SiteChrome } from '../../site-data/use-site-chrome';
import * as styles from './VersionBanner.module.css';

type Version = SiteChrome['allVersion']['nodes'][number];

interface VersionBannerProps {
  readonly version: Version;
  readonly versions: readonly Version[];
  /** Address of the page in other versions, by the prefix of the version. */
  readonly samePages: Readonly<Record<string, string>>;
}

/** Says above a page that its version of the docs is not the one that most readers want. */
export function VersionBanner({ version, versions, samePages }: VersionBannerProps): React.ReactElement | null {
  const { banner, label } = version;
  if (banner === '') return null;
  const last = versions.find(({ instance, isLast }) => isLast && instance === version.instance);
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
    <div className={styles.banner} role="note">
      {text}{' '}
      {!href || last.label === label ? null : (
        <Translate id="version.last" values={{ link: <a href={href}>{last.label}</a> }}>
          {'Read about {link} instead.'}
        </Translate>
      )}
    </div>
  );
}
