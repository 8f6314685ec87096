// What style sheets and components of a tree expect of each page that runs: the variables of Docusaurus, and tables that scroll.
import './theme/infima.css';
import './theme/component-tables.css';
