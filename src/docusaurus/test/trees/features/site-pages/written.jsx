import Layout from '@theme/Layout';
import Note, { frontMatter } from './_note.md';
import Sum from './_sum.mdx';

export default function Written() {
  return (
    <Layout title="Written">
      <main id="written">
        <Note />
        <Sum numbers={[1, 2]} />
        {Object.keys(frontMatter).length}
      </main>
    </Layout>
  );
}
