import sun from 'lucide/dist/esm/icons/sun.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/LightMode`. */
export default iconOf(sun);
