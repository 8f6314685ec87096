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
  const attribute = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]+)"`).exec(tag)?.[1];
  const [, , boxWidth, boxHeight] = (attribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const width = Number.parseFloat(attribute('width') ?? '') || boxWidth;
  const height = Number.parseFloat(attribute('height') ?? '') || boxHeight;
  return width && height ? { width, height } : null;
}
