import Layout from '@theme/Layout';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions, useLatestVersion } from '@docusaurus/plugin-content-docs/client';

export default function Versions() {
  const [[, { docs }]] = useDocusaurusContext().siteConfig.presets;
  return (
    <Layout title="All versions">
      <p id="last">{docs.lastVersion}</p>
      <ul id="versions">
        {useVersions().map(({ name, label, path }) => (
          <li key={name}>
            {label} {path} {name === useLatestVersion().name ? 'latest' : 'old'}
          </li>
        ))}
      </ul>
    </Layout>
  );
}
