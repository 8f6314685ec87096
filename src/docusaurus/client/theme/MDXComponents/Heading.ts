export { default } from '../Heading';
