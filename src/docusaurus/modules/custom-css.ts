import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import type { ThemeConfig } from '../config/config-schema';

const theme = String.raw`\[data-theme=["']?(dark|light)["']?\]`;
const ofRoot = String.raw`(?::root|html|body)`;
/** A selector of the whole page, perhaps in one of the color modes. */
const whole = new RegExp(`^(?:${ofRoot}?${theme}${ofRoot}?|${ofRoot}(?: +${ofRoot})?)$`);

/** Color modes in which a variable of the page holds → where that is. */
const places = {
  any: [':root { _ }'],
  light: [
    ':root[data-theme="light"] { _ }',
    '@media (prefers-color-scheme: light) { :root:not([data-theme="dark"]) { _ } }',
  ],
  dark: [
    ':root[data-theme="dark"] { _ }',
    '@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { _ } }',
  ],
};
type Mode = keyof typeof places;

const shadeOfPrimary = (changed: (channel: string, white: number) => string): string =>
  `color(from var(--ifm-color-primary) xyz ${changed('x', 0.95)} ${changed('y', 1)} ${changed('z', 1.09)})`;

/**
 * The primary color for text, which is darker on light pages and lighter on dark ones if it could not be read there. Only luminance (`y`)
 * decides about contrast: these limits leave 4.5:1 on the page and on `--accent-surface`.
 */
const readablePrimary = `light-dark(${[
  shadeOfPrimary((channel) => `calc(${channel} * min(1, 0.15 / y))`),
  shadeOfPrimary((channel, white) => `calc(${channel} + (${white} - ${channel}) * max(0, (0.33 - y) / (1 - y)))`),
].join(', ')})`;

/** What a variable of Infima means for the variables of this site. */
const tokens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '--ifm-color-primary': {
    '--accent': readablePrimary,
    '--accent-solid': 'var(--ifm-color-primary)',
    // Black or white, whichever can be read on it.
    '--on-accent': 'lch(from var(--ifm-color-primary) calc((50 - l) * infinity) 0 0)',
    '--accent-surface': 'color-mix(in oklab, var(--ifm-color-primary) 10%, var(--background))',
  },
  '--ifm-background-color': {
    '--background': 'var(--ifm-background-color)',
    '--surface': 'color-mix(in oklab, var(--text) 4%, var(--ifm-background-color))',
    '--surface-raised': 'color-mix(in oklab, var(--text) 3%, var(--ifm-background-color))',
    '--surface-strong': 'color-mix(in oklab, var(--text) 9%, var(--ifm-background-color))',
    '--code-background': 'color-mix(in oklab, var(--text) 5%, var(--ifm-background-color))',
    '--line': 'color-mix(in oklab, var(--text) 15%, var(--ifm-background-color))',
  },
  '--ifm-background-surface-color': { '--surface-raised': 'var(--ifm-background-surface-color)' },
  '--ifm-color-content': { '--text': 'var(--ifm-color-content)' },
  '--ifm-font-color-base': { '--text': 'var(--ifm-font-color-base)' },
  '--ifm-pre-background': { '--code-background': 'var(--ifm-pre-background)' },
  '--ifm-navbar-link-color': { '--navbar-text': 'var(--ifm-navbar-link-color)' },
  '--ifm-font-family-base': { '--font-text': 'var(--ifm-font-family-base)' },
  '--ifm-font-family-monospace': { '--font-code': 'var(--ifm-font-family-monospace)' },
};

/** What Infima itself sets in dark pages, so that `:root` of a tree only changes it in light ones. */
const onlyLight =
  /^--ifm-(?:background-(?:surface-)?color|color-(?:content|emphasis|scheme|secondary$)|hover-overlay|code-background|font-color-base|footer-background-color|navbar-background-color)/;

/**
 * Custom CSS of a tree, as plain CSS, for this site. The variables of the page are those of all pages, and the colors and fonts of Infima become those
 * of the site around the content. All other rules apply to the content of pages. Inside of `@theme/Layout`, rules for the page itself
 * also apply, to the layout in its place.
 */
export function placeCustomCss(css: string): string {
  const sheet = postcss.parse(css);
  const found: Record<Mode, string[]> = { any: [], light: [], dark: [] };
  const taken = new Set(readFileSync(path.resolve('src/styles/tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g));
  const outside: string[] = [];
  sheet.each((node) => {
    if (node.type === 'rule') {
      takeBars(node, found);
      takeVariables(node, found, taken);
    }
    // What has no selectors.
    else if (node.type === 'atrule' && /^(?:font-face|(?:-\w+-)?keyframes|property)$/.test(node.name)) {
      outside.push(node.toString());
      node.remove();
    }
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors.map(inContent);
  });
  const variables = Object.entries(found).flatMap(([mode, lines]) =>
    lines.length === 0 ? [] : places[mode as Mode].map((place) => place.replace('_', () => lines.join('; '))),
  );
  return [...outside, ...variables, `@scope (.tree-layout, .prose) {\n${sheet.toString()}\n}\n`].join('\n');
}

const modeOfPage = new RegExp(`(?:html|:root|body)${theme}(?: +body)?`, 'g');

/** A style sheet of a module. The page itself has a color mode only once its reader has chosen one, but what is around its content always has. */
export const placeColorMode = (css: string): string => css.replace(modeOfPage, "[data-theme='$1']");

/** What Infima sets for a dark navbar and footer, in both color modes. */
const darkParts = {
  navbar:
    'header[data-site] { --ifm-navbar-background-color: #242526; --ifm-navbar-link-color: #f5f6f7; --navbar-text: #fff }',
  footer:
    'footer[data-site] { --ifm-footer-background-color: #303846; --ifm-footer-link-color: #ebedf0; --ifm-footer-title-color: #fff }',
};

/** Rules for those of them that a configuration wants to be dark (`style: 'dark'`). */
export const darkPartsOf = ({ navbar, footer }: ThemeConfig): string =>
  [navbar?.style === 'dark' ? darkParts.navbar : '', footer?.style === 'dark' ? darkParts.footer : '']
    .filter((rule) => rule !== '')
    .map((rule) => `${rule}\n`)
    .join('');

/** A rule for the navbar, the footer or their links, perhaps in one of the color modes. */
const bar = new RegExp(
  `^(?:(?:${ofRoot})?${theme} +)?\\.(navbar|footer)(?:__(?:items?|links?|link-item|title|brand))?$`,
);
/** One color that hides what is behind it. */
const opaque =
  /^(?!transparent|inherit|initial|unset|none)(?:#(?:[\da-f]{3}){1,2}|(?:rgb|hsl|oklch)\([^/]*\)|var\(.*\)|[a-z]+)$/i;

/** Takes colors of the navbar and the footer over to the bars of this site. */
function takeBars(rule: Rule, found: Readonly<Record<Mode, string[]>>): void {
  for (const selector of rule.selectors) {
    const [, mode, name = ''] = bar.exec(selector) ?? [];
    const lines = rule.nodes.flatMap((node) => {
      if (node.type !== 'decl' || name === '') return [];
      const { prop, value } = node;
      if (/^background(?:-color)?$/.test(prop) && opaque.test(value)) return `--ifm-${name}-background-color: ${value}`;
      if (prop === 'color')
        return `--ifm-${name}-link-color: ${value}; --ifm-footer-title-color: ${value}; --navbar-text: ${value}`;
      return prop.startsWith('--ifm-') ? `${prop}: ${value}` : [];
    });
    const element = name === 'navbar' ? 'header' : 'footer';
    if (lines.length > 0) found[modeOf(mode)].push(`${element}[data-site] { ${lines.join('; ')} }`);
  }
}

/** Takes variables of the page out of a rule. Those with names of ours stay in the content. */
function takeVariables(rule: Rule, found: Readonly<Record<Mode, string[]>>, taken: ReadonlySet<string>): void {
  const modes = rule.selectors.flatMap((selector): Mode[] => {
    const match = whole.exec(selector);
    return match ? [modeOf(match[1])] : [];
  });
  if (modes.length < rule.selectors.length) return;
  rule.each((node) => {
    if (node.type !== 'decl' || !node.prop.startsWith('--') || taken.has(node.prop)) return;
    const { prop, value } = node;
    const ours = Object.entries(tokens[prop] ?? {}).map(([name, meaning]) => `${name}: ${meaning}`);
    for (const mode of new Set(modes)) {
      const lines = found[mode === 'any' && onlyLight.test(prop) ? 'light' : mode];
      const line = [`${prop}: ${value.trim()}`, ...ours].join('; ');
      // What follows from the background loses against what is written.
      if (prop === '--ifm-background-color') lines.unshift(line);
      else lines.push(line);
    }
    node.remove();
  });
  if (rule.nodes.length === 0) rule.remove();
}

const modeOf = (written: string | undefined): Mode => (written === 'dark' || written === 'light' ? written : 'any');

/** A selector in the content of pages. The page itself is what is in its layout, and has its color mode. */
function inContent(selector: string): string {
  const page = whole.exec(selector);
  if (page) return page[1] ? `[data-theme='${page[1]}'] :where(.tree-layout:scope)` : ':where(.tree-layout):scope';
  return selector
    .replace(new RegExp(`^(?:html)?(${theme})(?:${ofRoot})?(?=\\s)`), "[data-theme='$2'] :where(:scope)")
    .replace(new RegExp(`^${ofRoot}(?=[\\s.[:#])(?: +${ofRoot}(?=\\s))?`), ':scope');
}
