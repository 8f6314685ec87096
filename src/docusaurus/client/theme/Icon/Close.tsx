import cross from 'lucide/dist/esm/icons/x.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Close`. */
export default iconOf(cross);
