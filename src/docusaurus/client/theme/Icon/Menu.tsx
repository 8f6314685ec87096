import menu from 'lucide/dist/esm/icons/menu.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/Menu`. */
export default iconOf(menu);
