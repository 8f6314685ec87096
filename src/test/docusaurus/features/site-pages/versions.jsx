import Layout from '@theme/Layout';
import { useVersions, useLatestVersion } from '@docusaurus/plugin-content-docs/client';

export default function Versions() {
  return (
    <Layout title="All versions">
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
