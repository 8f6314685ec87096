export type { TreeKind } from '../content/tree-kind';

/** The kinds of trees besides our own, one line each. Without such a line and the folder that it names, the rest of the project stays as it is. */
export { docusaurus } from '../docusaurus/door';
