import * as React from 'react';
import { Translate } from '../../i18n/translate-component';
import { translate } from '../../i18n/translate';
import * as styles from './VersionBanner.module.css';

interface VersionBannerProps {
  /** `unreleased` or `unmaintained`. */
  readonly banner: string;
  readonly label: string;
  /** The version to read instead, and where; absent when that is the same one. */
  readonly last: { readonly label: string; readonly href: string } | undefined;
}

/** Says above a page that its version of the docs is not the one that most readers want. */
export function VersionBanner({ banner, label, last }: VersionBannerProps): React.ReactElement {
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
      {last === undefined || last.label === label ? null : (
        <Translate id="version.last" values={{ link: <a href={last.href}>{last.label}</a> }}>
          {'Read about {link} instead.'}
        </Translate>
      )}
    </div>
  );
}
