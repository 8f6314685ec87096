/** `@docusaurus/Translate`: the site has one language, so a message is its own translation. */
export { translate } from '../../i18n/translate';
export { Translate as default } from '../../i18n/translate-component';
