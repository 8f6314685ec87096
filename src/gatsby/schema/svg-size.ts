import { readFileSync } from 'node:fs';

/** Width and height of a vector picture from its own attributes or its view box; null for other files. */
export function svgSize({
  absolutePath,
  extension,
}: {
  absolutePath: string;
  extension: string;
}): { width: number; height: number } | null {
  if (extension !== 'svg') return null;
  const tag = /<svg\b[^>]*>/.exec(readFileSync(absolutePath, 'utf8'))?.[0] ?? '';
  const attribute = (name: string): string => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1] ?? '';
  const [, , boxWidth = 0, boxHeight = 0] = attribute('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(attribute('width'));
  const height = pixels(attribute('height'));
  if (width > 0 && height > 0) return { width, height };
  if (!(boxWidth > 0 && boxHeight > 0)) return null;
  if (width > 0) return { width, height: (width * boxHeight) / boxWidth };
  if (height > 0) return { width: (height * boxWidth) / boxHeight, height };
  return { width: boxWidth, height: boxHeight };
}

/** A length in pixels; 0 for one that depends on something else, such as `100%`. */
const pixels = (length: string): number => (/^[\d.]+(px)?$/.test(length) ? Number.parseFloat(length) : 0);
