import React from 'react';
import clsx from 'clsx';
import styles from './box.module.css';

export default function Box({ children }) {
  return <div className={clsx(styles.box, { boxed: true, open: false })}>{children}</div>;
}
