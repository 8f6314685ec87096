import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import { iconOf } from '../icon-of';

/** `@theme/Icon/ExternalLink`. */
export default iconOf(externalLink);
