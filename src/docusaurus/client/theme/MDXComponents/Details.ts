export { default } from '../Details';
