/** `@tree/root` of a tree that was made for this site: nothing is around its pages. */
export { Fragment as default } from 'react';
