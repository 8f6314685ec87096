import * as React from 'react';
import type { BrowserConfig } from '../../config/site-config';
import { inlineScript } from './inline-script';
import { mediaOf } from './use-theme';

/** Colors of the browser's own bars: the page's background in each theme, as tokens.css has it. */
export const themeColors = { light: '#fefdfc', dark: '#141210' } as const;

/**
 * What stands first in every head. The colors are not Helmet's, which would put them back to the system's theme at the
 * next page; the script after them makes them follow the reader's choice.
 */
export const themeHead = ({
  basePath,
  colorMode,
}: Pick<BrowserConfig, 'basePath' | 'colorMode'>): React.ReactElement[] => [
  ...(['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      content={themeColors[scheme]}
      media={mediaOf(scheme, colorMode)}
      data-scheme={scheme}
    />
  )),
  <script key="theme" dangerouslySetInnerHTML={{ __html: inlineScript(basePath) }} />,
];
