import type { Element, Root } from 'hast';
import type { Position } from 'unist';
import { toString } from 'hast-util-to-string';
import { translate } from '../../i18n/translate';
import type { HostUse, LinkUse, PictureUse } from '../../model/types';
import { breakHeading, breakLongName, breakNames } from './break-names';
import { element, takeSourcedMark } from '../nodes';
import type { ComponentNode } from '../nodes';
import type { CompileState } from '../compile-state';
import { stackTable } from './stack-table';
import { belowBase, resolveInPage } from '../links/resolve-link';
import { originOf, servedPath, contentFile, hasFileAt } from '../links/site-paths';
import { hasAllowedScheme, hasAllowedSource, hasHarmlessScheme, schemeRemedy } from '../../model/addresses/schemes';
import { walkHtml } from '../walk';
import { linkedFilePath } from '../../model/addresses/routes';
import { pageFolders } from '../../model/pages/pages';
import type { PageContext } from '../page-context';

/** What a page points to, and what may be pointed to besides its headings. */
export interface PageLinks {
  readonly links: LinkUse[];
  readonly pictures: PictureUse[];
  readonly anchors: string[];
  readonly hosts: HostUse[];
  /** Id of the last heading so far. */
  heading?: string;
}

/** Last touches on the HTML tree: heading links, tables that scroll, link targets, pictures. Returns what the page points to. */
export function finishHtml(tree: Root, page: CompileState): PageLinks {
  const found: PageLinks = { links: [], pictures: [], anchors: [], hosts: [] };
  finish(tree, page, found);
  return found;
}

function finish(tree: Root, page: CompileState, found: PageLinks): void {
  const wrapped = new WeakSet<Element>();
  const placeOf = (node: Placed): Place => placeIn(node, page);
  walkHtml(tree, (node, index, parent) => {
    if (node.type === 'partial') {
      finish({ type: 'root', children: node.children }, page.partials[node.index]?.page ?? page, found);
      return index + 1;
    }
    if (node.type === 'component' && node.name === 'Picture') {
      found.pictures.push({ file: node.props.file, ...placeOf(node) });
    }
    if (node.type !== 'element') return undefined;
    const { id, name } = node.properties;
    if (/^h[2-6]$/.test(node.tagName) && typeof id === 'string' && id !== 'footnote-label' && !wrapped.has(node)) {
      wrapped.add(node);
      // A component that a tree shows in its place links it, as in Docusaurus.
      if (node.data?.isReplaced !== true) parent.children[index] = linkedHeading(node, id);
      found.heading = id;
      return index;
    }
    if (typeof id === 'string') found.anchors.push(id);
    if (node.tagName === 'td') breakNames(node);
    if (node.tagName === 'code' && !('tagName' in parent && parent.tagName === 'pre'))
      breakLongName(node, index, parent);
    if (node.tagName === 'a') {
      if (typeof name === 'string') found.anchors.push(name);
      finishLink(node, found, page);
    }
    const { src } = node.properties;
    const kind = hostKinds[node.tagName];
    if (kind !== undefined && typeof src === 'string') {
      const origin = originOf(src) ?? (kind === 'img' ? undefined : "'self'");
      if (origin !== undefined) found.hosts.push({ kind, origin });
    }
    if (kind === 'media' && typeof src === 'string') node.properties.src = servedPath(belowBase(src, page.context));
    if (kind !== undefined && refuseSources(node, page)) return undefined;
    if (node.tagName === 'table' && !wrapped.has(node)) {
      wrapped.add(node);
      stackTable(node);
      parent.children[index] = scrollable(node, found.heading);
      return index;
    }
    if (node.tagName === 'img') {
      const picture = finishPicture(node, page, 'tagName' in parent && parent.tagName === 'a');
      if ('link' in picture) {
        if (picture.link !== undefined) found.links.push({ ...picture.link, ...placeOf(node) });
        return undefined;
      }
      found.pictures.push({ file: picture.file, ...placeOf(node) });
      parent.children[index] = picture.component;
    }
    return undefined;
  });
}

/** Elements that show what is at their address. */
const hostKinds: Readonly<Record<string, HostUse['kind']>> = {
  img: 'img',
  audio: 'media',
  source: 'media',
  video: 'media',
  iframe: 'frame',
};

function finishLink(node: Element, found: PageLinks, page: CompileState): void {
  const { href } = node.properties;
  if (typeof href !== 'string') return;
  const isAllowed = page.context.policy === 'lenient' ? hasHarmlessScheme : hasAllowedScheme;
  if (!isAllowed(href)) {
    delete node.properties.href;
    page.problems.add(node, `The scheme of the link \`${href}\` is not allowed.`, schemeRemedy(href));
    return;
  }
  const { href: target, checked, missing } = resolveInPage(href, page);
  if (missing) page.problems.add(node, missing.what, missing.remedy);
  const sourced = takeSourcedMark(node);
  if (checked && !isOwnLink(node))
    found.links.push({ href, target, ...placeIn(node, page), ...(sourced ? { sourced } : {}) });
  node.properties.href = target;
}

/** Takes out addresses of pictures and videos whose scheme is not allowed. Returns whether there were any. */
function refuseSources(node: Element, page: CompileState): boolean {
  let isRefused = false;
  for (const name of ['src', 'poster'] as const) {
    const address = node.properties[name];
    if (typeof address !== 'string' || hasAllowedSource(address)) continue;
    node.properties[name] = undefined;
    page.problems.add(node, `The scheme of the address \`${address}\` is not allowed.`, schemeRemedy(address));
    isRefused = true;
  }
  return isRefused;
}

interface Placed {
  readonly position?: Position | undefined;
}
type Place = Pick<LinkUse, 'line' | 'column' | 'partial'>;

const placeIn = ({ position }: Placed, { file, trail }: CompileState): Place => ({
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
  ...(trail.length > 1 ? { partial: file } : {}),
});

/** Links that the compiler created itself, for headings and footnotes. */
const isOwnLink = ({ properties: { className, dataFootnoteRef } }: Element): boolean =>
  dataFootnoteRef !== undefined ||
  (Array.isArray(className) && className.some((name) => name === 'heading-link' || name === 'data-footnote-backref'));

/** A heading with a link to itself beside it, because what stands inside of a heading is part of its name. */
function linkedHeading(heading: Element, id: string): Element {
  const ariaLabel = translate({ id: 'heading.link', message: 'Link to “{heading}”' }, { heading: toString(heading) });
  const properties = { className: ['heading-link'], href: `#${id}`, ariaLabel };
  breakHeading(heading);
  return element('div', { className: ['heading'] }, [heading, element('a', properties, [])]);
}

/** A table in a frame that scrolls where it is too wide, named by the heading above it. */
function scrollable(table: Element, heading: string | undefined): Element {
  if (heading !== undefined) table.properties.ariaLabelledBy = [heading];
  return element('div', { className: ['table-scroll'] }, [table]);
}

/** A picture of the content becomes a component, which knows its sizes; others stay elements, whose address is checked. */
type Finished =
  | { readonly file: string; readonly component: ComponentNode }
  | { readonly link: { readonly href: string; readonly target: string } | undefined };

/** An `<img>`, written as Markdown or as a tag. One that is a link already (`linked`) cannot be one to its larger self. */
function finishPicture(node: Element, page: CompileState, linked: boolean): Finished {
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
