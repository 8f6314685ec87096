import type { CSSResult } from 'lit';

export const haStyle: CSSResult;
