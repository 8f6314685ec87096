import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Arrow`. */
export default iconOf(chevronRight);
