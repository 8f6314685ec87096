import { hydrate } from './src/browser/client-entry';
import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/prose.css';
import './src/styles/tables.css';
import './src/styles/reference.css';
import './src/styles/code.css';
import './src/styles/print.css';
import './src/styles/loading.css';
import './src/styles/forced-colors.css';

export { wrapPageElement } from './src/components/layout/wrap-page';
export { onClientEntry, onInitialClientRender, onRouteUpdate } from './src/browser/client-entry';
export { shouldUpdateScroll } from './src/browser/navigation/scroll';

/** During development, Gatsby's own function stays, which renders again what the server did not render. */
export const replaceHydrateFunction = () => (process.env.NODE_ENV === 'production' ? hydrate : undefined);
