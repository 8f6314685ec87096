/** `@docusaurus/constants`: what pages use of it. */
export const DEFAULT_PLUGIN_ID = 'default';
export const NODE_MAJOR_VERSION = 20;
