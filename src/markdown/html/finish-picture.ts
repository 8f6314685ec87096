import type { Element } from 'hast';
import type { ComponentNode } from '../components/component-node';
import type { CompileState } from '../compile-state';
import { originOf } from '../links/origin-of';
import { contentFile, servedPath } from '../links/site-paths';

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
  const file = contentFile(src, page.file);
  if (file === undefined) {
    const target = servedPath(src);
    node.properties.loading = 'lazy';
    node.properties.src = target;
    if (page.context.policy === 'strict' && originOf(target) !== undefined) warnOfPolicy(node, page);
    return { link: { href: src, target } };
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

function warnOfPolicy(node: Element, page: CompileState): void {
  page.problems.warn(
    node,
    'The image is on another site, so the Content Security Policy blocks it.',
    'Put the file below docs/ or blog/ and use its relative path, or link to the image.',
  );
}
