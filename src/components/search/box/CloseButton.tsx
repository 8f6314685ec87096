import x from 'lucide/dist/esm/icons/x.mjs';
import * as React from 'react';
import { translate } from '../../../i18n/translate';
import { Icon } from '../../ui/Icon';
import * as styles from './SearchPanel.module.css';

/** Closes the search on a phone, where its panel fills the screen. */
export const CloseButton = ({ onClose }: { readonly onClose: () => void }): React.ReactElement => (
  <button
    type="button"
    className={styles.close}
    aria-label={translate({ id: 'search.close', message: 'Close search' })}
    onClick={onClose}
  >
    <Icon icon={x} />
  </button>
);
