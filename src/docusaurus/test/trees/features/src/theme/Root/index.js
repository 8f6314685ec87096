import React from 'react';
import { Around } from '../../components/Around';

export default function Root({ children }) {
  return <Around.Provider value="from Root">{children}</Around.Provider>;
}
