export { default } from './TOCItems';
