import moon from 'lucide/dist/esm/icons/moon.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import * as React from 'react';
import { Icon } from '../ui/Icon';
import * as styles from '../ui/icon-button.module.css';
import { translate } from '../../i18n/translate';
import { useTheme } from '../../browser/theme/use-theme';

/** Flips between light and dark and says which one is on. */
export function ThemeToggle(): React.ReactElement {
  const { theme, toggle } = useTheme();
  const name = theme === 'dark' ? 'dark' : 'light';
  return (
    <button
      type="button"
      className={`${styles.button} needs-script`}
      onClick={toggle}
      aria-label={
        name === 'dark'
          ? translate({ id: 'theme.dark', message: 'Color mode: dark. Switch to light' })
          : translate({ id: 'theme.light', message: 'Color mode: light. Switch to dark' })
      }
      title={translate({ id: 'theme.switch', message: 'Switch color mode' })}
    >
      <Icon icon={theme === 'dark' ? moon : sun} />
    </button>
  );
}
