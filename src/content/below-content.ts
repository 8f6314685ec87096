import { environment } from '../config/environment';
import { pathBelow } from './files/paths';

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = environment.contentDir()): string => pathBelow(root, file);
