/** `@theme/MDXComponents/Code`: code in a line of text, because code blocks are made when a page is compiled. */
export { default } from '../CodeInline';
