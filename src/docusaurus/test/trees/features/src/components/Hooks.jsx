import React from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import { useDocById, useDocsVersion, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useColorMode, usePrismTheme, useThemeConfig } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import IconHome from '@theme/Icon/Home';
import TOCItems from '@theme/TOCItems';
import OriginalTabs from '@theme-original/Tabs';

export default function Hooks() {
  const { siteConfig } = useDocusaurusContext();
  const { docs } = useDocsVersion();
  const { activeDoc } = useActiveDocContext();
  useBrokenLinks().collectAnchor('anchor');
  return (
    <section id="hooks" className={ThemeClassNames.docs.docMarkdown}>
      <Heading as="h2" id="from-hooks">
        {siteConfig.customFields.greeting}
      </Heading>
      <p>
        {docs.start.title}, {useDocById('styles').title}, {activeDoc?.title}, {useColorMode().colorMode},{' '}
        {usePrismTheme().styles.length}, {Object.keys(useThemeConfig()).length}, {useLocation().pathname}
      </p>
      <IconHome />
      <TOCItems toc={[{ value: 'From hooks', id: 'from-hooks', level: 2 }]} />
      <OriginalTabs>{[]}</OriginalTabs>
    </section>
  );
}
