import * as React from 'react';
import { translate } from '../../../../i18n/translate';
import { summaryOf } from '../../../../search/client/result-text';
import type { SearchAnswer } from '../../../../search/types';
import * as styles from './PanelStatus.module.css';

interface PanelStatusProps {
  readonly asked: boolean;
  readonly answer: SearchAnswer | undefined;
  readonly failed: boolean;
  readonly recent: readonly string[];
  readonly onClear: () => void;
}

/** First line of the panel: what it shows, also for screen readers. */
export function PanelStatus({ asked, answer, failed, recent, onClear }: PanelStatusProps): React.ReactElement {
  const loading = asked && !answer && !failed;
  return (
    <div className={styles.bar}>
      <p className={loading ? `${styles.text} ${styles.loading}` : styles.text} role="status">
        {loading ? translate({ id: 'search.loading', message: 'Loading the search index…' }) : null}
        {asked && answer ? summaryOf(answer) : null}
        {!asked && recent.length > 0 ? translate({ id: 'search.recent', message: 'Recent searches' }) : null}
        {!asked && recent.length === 0
          ? translate({ id: 'search.hint', message: 'Type a name, part of a name, or a few words.' })
          : null}
      </p>
      {!asked && recent.length > 0 ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          {translate({ id: 'search.clearRecent', message: 'Clear', description: 'Forgets the recent searches' })}
        </button>
      ) : null}
    </div>
  );
}
