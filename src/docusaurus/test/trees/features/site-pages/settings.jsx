import Layout from '@theme/Layout';

export default function Settings({ config }) {
  return (
    <Layout title="Settings">
      <p id="settings">
        {config.title} at {config.baseUrl}
      </p>
    </Layout>
  );
}
