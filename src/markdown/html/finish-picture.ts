import type { Element } from 'hast';
import { linkedFilePath } from '../../model/addresses/routes';
import { pageFolders } from '../../model/pages/pages';
import type { ComponentNode } from '../nodes';
import type { CompileState } from '../compile-state';
import type { PageContext } from '../page-context';
import { belowBase } from '../links/resolve-link';
import { contentFile, hasFileAt, originOf, servedPath } from '../links/site-paths';

/** A picture of the content becomes a component, which knows its sizes; others stay elements, whose address is checked. */
type Finished =
  | { readonly file: string; readonly component: ComponentNode }
  | { readonly link: { readonly href: string; readonly target: string } | undefined };

/** An `<img>`, written as Markdown or as a tag. One that is a link already (`linked`) cannot be one to its larger self. */
export function finishPicture(node: Element, page: CompileState, linked: boolean): Finished {
  const { src, alt, title, width } = node.properties;
  if (typeof src !== 'string') {
    page.problems.add(node, 'The image has no `src`.', 'Write `src="…"`.');
    return { link: undefined };
  }
  const written = contentFile(src, page.file);
  const elsewhere =
    written === undefined ? servedPath(belowBase(src, page.context)) : addressElsewhere(written, node, page);
  const file = elsewhere === undefined ? written : undefined;
  if (file === undefined) {
    const target = elsewhere ?? '';
    node.properties.loading = 'lazy';
    node.properties.src = target;
    if (page.context.policy === 'strict' && originOf(target) !== undefined) warnOfPolicy(node, page);
    return { link: { href: src, target } };
  }
  if (page.context.policy === 'lenient' && hasFileAt(src, page.context.ownName(file), page.context) === false) {
    const remedy = 'Use a path relative to this file, or one that begins with `/` for a file in static/.';
    page.problems.add(node, `The image \`${file}\` does not exist.`, remedy);
    return { link: undefined };
  }
  const props = {
    file,
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof width === 'string' || typeof width === 'number' ? { width } : {}),
    ...(linked ? { plain: true } : {}),
  };
  return { file, component: { type: 'component', name: 'Picture', props, children: [], position: node.position } };
}

/**
 * Address of a picture that is in no folder of pages, which a tree made for Docusaurus may have anywhere, or that a component of the tree
 * shows.
 */
function addressElsewhere(written: string, { data }: Element, { context }: CompileState): string | undefined {
  const file = context.ownName(written);
  const hasSizes = isBelowPages(file, context) && data?.isReplaced !== true;
  if (context.policy === 'strict' || hasSizes || context.hasFile?.(file) !== true) return undefined;
  return file.startsWith('static/') ? file.slice('static'.length) : linkedFilePath(file);
}

const isBelowPages = (file: string, { config }: PageContext): boolean =>
  pageFolders(config).some((folder) => file.startsWith(`${folder}/`));

function warnOfPolicy(node: Element, page: CompileState): void {
  page.problems.warn(
    node,
    'The image is on another site, so the Content Security Policy blocks it.',
    'Put the file below docs/ or blog/ and use its relative path, or link to the image.',
  );
}
