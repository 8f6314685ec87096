import copy from 'lucide/dist/esm/icons/copy.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Copy`. */
export default iconOf(copy);
