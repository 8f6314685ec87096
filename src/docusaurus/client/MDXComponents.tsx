import A from '@theme/MDXComponents/A';
import Code from '@theme/MDXComponents/Code';
import MdxDetails from '@theme/MDXComponents/Details';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Pre from '@theme/MDXComponents/Pre';
import Ul from '@theme/MDXComponents/Ul';
import * as React from 'react';
import { TabItem } from '../../components/content/Tabs';
import { Tabs } from './tabs';
import { Admonition, Details } from './components';
import Head from './head';

const headingOf = (level: string) =>
  function MdxHeading(props: React.ComponentProps<'h1'>): React.ReactElement {
    return <Heading as={level} {...props} />;
  };

/**
 * `@theme-original/MDXComponents`: components that pages know without an import, and those of elements of Markdown; a tree adds its own to
 * a copy, or has its own module of one of them.
 */
const components = {
  ...{ Head, Admonition, Details, TabItem, Tabs },
  ...{ a: A, code: Code, details: MdxDetails, img: Img, li: Li, pre: Pre, ul: Ul },
  ...{ h1: headingOf('h1'), h2: headingOf('h2'), h3: headingOf('h3') },
  ...{ h4: headingOf('h4'), h5: headingOf('h5'), h6: headingOf('h6') },
};
export default components;
