import Layout from '@theme/Layout';

const width = window.innerWidth;

export default function Wide() {
  return (
    <Layout title="Wide">
      <p id="wide">{width > 0 ? 'A window' : 'None'}</p>
    </Layout>
  );
}
