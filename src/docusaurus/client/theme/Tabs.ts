export { Tabs as default } from '../../../components/content/Tabs';
