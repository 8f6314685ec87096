import * as React from 'react';
import { useTheme } from '../../browser/theme/use-theme';
import { site } from '../../config/browser-config';
import { Link } from './router';
import chevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import cross from 'lucide/dist/esm/icons/x.mjs';
import copy from 'lucide/dist/esm/icons/copy.mjs';
import moon from 'lucide/dist/esm/icons/moon.mjs';
import pencil from 'lucide/dist/esm/icons/pencil.mjs';
import externalLink from 'lucide/dist/esm/icons/external-link.mjs';
import house from 'lucide/dist/esm/icons/house.mjs';
import sun from 'lucide/dist/esm/icons/sun.mjs';
import menu from 'lucide/dist/esm/icons/menu.mjs';
import check from 'lucide/dist/esm/icons/check.mjs';
import type { IconNode } from 'lucide';
import { Icon } from '../../components/ui/Icon';

/** Components of Docusaurus’ theme, for what exists only when a page runs; the compiler makes HTML of the others. */

interface AdmonitionProps {
  readonly type?: string;
  readonly title?: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** `@theme/Admonition` for one that exists only when the page runs. */
export function Admonition({ type = 'note', title, children }: AdmonitionProps): React.ReactElement {
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  return (
    <aside role="note" className={`admonition admonition-${type}`} aria-label={name}>
      <p className="admonition-title">{title ?? name}</p>
      {children}
    </aside>
  );
}

interface CodeBlockProps {
  readonly children?: React.ReactNode;
  readonly language?: string;
  readonly className?: string;
  readonly title?: string;
}

/** `@theme/CodeBlock` for code that exists only when the page runs. It has no colors, because those are added at build time. */
export function CodeBlock({ children, language, className = '', title }: CodeBlockProps): React.ReactElement {
  const name = language ?? /language-(\S+)/.exec(className)?.[1];
  return (
    <figure className="code">
      {title === undefined ? null : <figcaption>{title}</figcaption>}
      <pre>
        <code data-language={name}>{children}</code>
      </pre>
    </figure>
  );
}

/** `@theme/CodeInline`: code in a line of text. */
export function CodeInline(props: React.ComponentProps<'code'>): React.ReactElement {
  return <code {...props} />;
}

interface DetailsProps extends React.ComponentPropsWithoutRef<'details'> {
  readonly summary?: React.ReactNode;
}

/** `@theme/Details`. */
export function Details({ summary, children, ...rest }: DetailsProps): React.ReactElement {
  const isElement = React.isValidElement(summary) && summary.type === 'summary';
  return (
    <details {...rest}>
      {summary === undefined || isElement ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}

interface Item {
  readonly label?: string;
  readonly href?: string;
  readonly description?: string;
}

/** `@theme/DocCardList` with items that a page computes; one without items is made by the build. */
export function DocCardList({ items = [] }: { readonly items?: readonly Item[] }): React.ReactElement {
  return (
    <ul>
      {items.map(({ label, href, description }) => (
        <li key={href ?? label}>
          <a href={href}>{label}</a> {description}
        </li>
      ))}
    </ul>
  );
}

interface HeadingProps extends React.ComponentPropsWithoutRef<'h2'> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

/** `@theme/Heading`: a heading that leads to itself. */
export function Heading({ as: Level, id, children, ...rest }: HeadingProps): React.ReactElement {
  const heading = (
    <Level id={id} {...rest}>
      {children}
    </Level>
  );
  if (id === undefined) return heading;
  return (
    <div className="heading">
      {heading}
      <a className="heading-link" href={`#${id}`} aria-label="Link to this heading" />
    </div>
  );
}

interface IdealImageProps extends Omit<React.ComponentPropsWithoutRef<'img'>, 'src'> {
  /** An address, or what an import of a picture gives. */
  readonly img: string | { readonly default?: string; readonly src?: { readonly src?: string } };
}

/** `@theme/IdealImage`: the picture. */
export function IdealImage({ img, alt = '', ...rest }: IdealImageProps): React.ReactElement {
  const src = typeof img === 'string' ? img : (img.default ?? img.src?.src);
  return <img src={src} alt={alt} loading="lazy" {...rest} />;
}

interface ThemedImageProps extends Omit<React.ComponentPropsWithoutRef<'img'>, 'src'> {
  readonly sources: { readonly light: string; readonly dark: string };
}

/** `@theme/ThemedImage` for sources that are only known when the page runs. */
export function ThemedImage({ sources, alt = '', ...rest }: ThemedImageProps): React.ReactElement {
  const { theme } = useTheme();
  return <img src={theme === 'dark' ? sources.dark : sources.light} alt={alt} {...rest} />;
}

/** An entry of the table of contents that a page exports. */
export interface TocItem {
  readonly value: string;
  readonly id: string;
  readonly level: number;
}

interface TocItemsProps {
  readonly toc: readonly TocItem[];
  readonly className?: string;
  readonly minHeadingLevel?: number;
  readonly maxHeadingLevel?: number;
}

/** `@theme/TOCItems`: links to the headings of a page. */
export function TOCItems({
  toc,
  className,
  minHeadingLevel = site.tableOfContents.minLevel,
  maxHeadingLevel = site.tableOfContents.maxLevel,
}: TocItemsProps): React.ReactElement {
  const shown = toc.filter(({ level }) => level >= minHeadingLevel && level <= maxHeadingLevel);
  return (
    <ul className={className}>
      {shown.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`}>{value}</a>
        </li>
      ))}
    </ul>
  );
}

/** `@theme/MDXComponents/Img`: a picture that is loaded when readers come near. */
export function Img(props: React.ComponentProps<'img'>): React.ReactElement {
  return <img loading="lazy" {...props} alt={props.alt ?? ''} />;
}

/** `@theme/MDXComponents/Li`. */
export function Li(props: React.ComponentProps<'li'>): React.ReactElement {
  return <li {...props} />;
}

/** `@theme/MDXComponents/Pre`: its code, as in Docusaurus. Code blocks of pages are made when they are compiled. */
export function Pre({ children }: { readonly children?: React.ReactNode }): React.ReactElement {
  return <>{children}</>;
}

/** `@theme/MDXContent`: its content, because the compiler has made all that Markdown needs. */
export const MDXContent = Pre;

/** `@theme/MDXComponents/Ul`. */
export function Ul(props: React.ComponentProps<'ul'>): React.ReactElement {
  return <ul {...props} />;
}

/** Other names of these. The compiler calls a list of cards `CardList` whose items the page computes. */
export { CodeInline as Code, DocCardList as CardList, Link as A, TOCItems as TOCInline };

interface IconProps {
  readonly width?: number;
  readonly className?: string;
}

/** A component of `@theme/Icon`, with a drawing of this site. */
const iconOf = (icon: IconNode): React.ComponentType<IconProps> =>
  function ThemeIcon({ width = 20, className }) {
    return <Icon icon={icon} size={width} {...(className === undefined ? {} : { className })} />;
  };

/** Pages get only those that some of them import, because making one has no other effect. */
export const Arrow = /* @__PURE__ */ iconOf(chevronRight);
export const Close = /* @__PURE__ */ iconOf(cross);
export const Copy = /* @__PURE__ */ iconOf(copy);
export const DarkMode = /* @__PURE__ */ iconOf(moon);
export const Edit = /* @__PURE__ */ iconOf(pencil);
export const ExternalLink = /* @__PURE__ */ iconOf(externalLink);
export const Home = /* @__PURE__ */ iconOf(house);
export const LightMode = /* @__PURE__ */ iconOf(sun);
export const Menu = /* @__PURE__ */ iconOf(menu);
export const Success = /* @__PURE__ */ iconOf(check);
