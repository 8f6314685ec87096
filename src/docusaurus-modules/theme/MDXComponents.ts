import Head from '../Head';
import Admonition from './Admonition';
import Details from './Details';
import TabItem from './TabItem';
import Tabs from './Tabs';

/** `@theme-original/MDXComponents`: components that pages know without an import; a tree adds its own to a copy. */
const components = { Head, Admonition, Details, TabItem, Tabs };
export default components;
