import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

export default function Home() {
  const { siteConfig, i18n } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.title}>
      <h1>{translate({ id: 'home.title', message: 'Tea for {count}' }, { count: 2 })}</h1>
      <p>
        <Translate>Boil water</Translate> <Translate id="home.language">In English</Translate> {i18n.currentLocale}
      </p>
    </Layout>
  );
}
