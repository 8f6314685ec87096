export { TabItem as default } from '../../../components/content/Tabs';
