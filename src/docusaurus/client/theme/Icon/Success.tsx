import check from 'lucide/dist/esm/icons/check.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Success`. */
export default iconOf(check);
