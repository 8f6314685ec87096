import type { Root } from 'mdast';
import { hoistModules } from './hoist-modules';
import { nameDocCards } from './name-doc-cards';
import { nameHead } from './name-head';

/** What only Docusaurus knows in a page becomes what this site knows. Doing it again changes nothing. */
export function convertDocusaurus(tree: Root): void {
  nameHead(tree);
  nameDocCards(tree);
  hoistModules(tree);
}
