import house from 'lucide/dist/esm/icons/house.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Home`. */
export default iconOf(house);
