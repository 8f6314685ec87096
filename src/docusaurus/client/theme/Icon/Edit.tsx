import pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Edit`. */
export default iconOf(pencil);
