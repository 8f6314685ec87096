import { inner } from './inner';
import Unknown from '@theme/Unknown';

export default () => <Unknown>{inner}</Unknown>;
