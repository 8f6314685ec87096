import * as React from 'react';
import { summaryOf } from '../../search/result-text';
import type { SearchAnswer } from '../../search/types';
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
        {loading ? 'Loading the search index…' : null}
        {asked && answer ? summaryOf(answer) : null}
        {!asked && recent.length > 0 ? 'Recent searches' : null}
        {!asked && recent.length === 0 ? 'Type a name, a part of it, or a few words.' : null}
      </p>
      {!asked && recent.length > 0 ? (
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      ) : null}
    </div>
  );
}
