import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';

/** A component of the tree's own, which uses what Docusaurus gives. */
export default function Steam({ degrees, children }) {
  return (
    <section id="steam">
      <Head>
        <meta name="kettle" content="steam" />
      </Head>
      <p>
        <Translate values={{ degrees }}>{'It boils at {degrees} degrees.'}</Translate>{' '}
        {translate({ message: 'Mind the steam.' })}
      </p>
      <Link to="/docs/basics/boil">How to boil</Link>
      <img src={useBaseUrl('/img/kettle.svg')} alt="A kettle" />
      <BrowserOnly fallback={<span>No browser yet.</span>}>{() => <span>A browser.</span>}</BrowserOnly>
      <Admonition type="tip">{children}</Admonition>
      <CodeBlock language="js">{'boil()'}</CodeBlock>
    </section>
  );
}
