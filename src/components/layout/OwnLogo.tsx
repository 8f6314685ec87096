import * as React from 'react';
import { site } from '../../config/browser-config';

const { src, srcDark, alt, title } = site.logo;
const picture = (address: string, className?: string): React.ReactElement => (
  <img key={address} src={address} alt={alt} height="32" className={className} />
);

/** Logo and wordmark of a content tree. */
export const OwnLogo = (): React.ReactElement => (
  <>
    {src === '' ? null : srcDark === '' ? picture(src) : [picture(src, 'light-only'), picture(srcDark, 'dark-only')]}
    <span>{title}</span>
  </>
);
