import moon from 'lucide/dist/esm/icons/moon.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/DarkMode`. */
export default iconOf(moon);
