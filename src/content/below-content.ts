import { environment } from '../config/environment';
import { pathBelow } from '../docusaurus/path-below';

/** Absolute path → path below the content folder, with forward slashes. */
export const belowContent = (file: string, root = environment.contentDir()): string => pathBelow(root, file);
