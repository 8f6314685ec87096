import x from 'lucide/dist/esm/icons/x.mjs';
import * as React from 'react';
import { dismissalKey, followStored, readStored, writeStored } from '../../browser/storage';
import { translate } from '../../i18n/translate';
import type { SiteChrome } from '../site-data/use-site-chrome';
import { Head } from '../ui/Head';
import { Icon } from '../ui/Icon';
import * as styles from './Layout.module.css';

interface AnnouncementBarProps {
  readonly announcement: NonNullable<SiteChrome['announcement']>;
}

/**
 * A line above the navbar. A dismissal holds until the announcement's key changes. The key is on `<html>` as well: the inline
 * script compares it before first paint, and the styles hide the bar, so that nothing moves when React takes it away.
 */
export function AnnouncementBar({ announcement }: AnnouncementBarProps): React.ReactElement | null {
  const { key, html, closeable } = announcement;
  const dismissed = useDismissal(key);
  if (closeable && dismissed) return null;
  return (
    <div
      className={styles.announcement}
      role="region"
      aria-label={translate({ id: 'announcement.label', message: 'Announcement' })}
      data-no-print
    >
      {closeable ? <Head htmlAttributes={{ 'data-announcement': key }} /> : null}
      <p className={styles.announcementText} dangerouslySetInnerHTML={{ __html: html }} />
      {closeable ? (
        <button
          type="button"
          className={`${styles.close} needs-script`}
          aria-label={translate({ id: 'announcement.close', message: 'Close announcement' })}
          onClick={({ currentTarget }) => {
            // The button goes away, and with it the focus of the keyboard.
            if (currentTarget.matches(':focus-visible')) document.querySelector<HTMLElement>('header a')?.focus();
            writeStored(dismissalKey, key);
          }}
        >
          <Icon icon={x} size={18} />
        </button>
      ) : null}
    </div>
  );
}

/** Whether the announcement with this key was dismissed on this device, in any tab. */
function useDismissal(key: string): boolean {
  const [dismissed, setDismissed] = React.useState(false);
  React.useEffect(() => {
    const read = (): void => setDismissed(readStored(dismissalKey) === key);
    read();
    return followStored(dismissalKey, read);
  }, [key]);
  return dismissed;
}
