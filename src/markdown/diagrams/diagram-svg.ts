import { createHash } from 'node:crypto';
import { escapeAttribute } from '../../model/escape';

/**
 * The renderer's SVG, fit for our pages: no style element (it imports a font from the web) and no style attribute (both against
 * the Content-Security-Policy; `code.css` gives its variables our tokens), unique ids, a name, and only what is drawn.
 */
export function cleanDiagram(svg: string, name: string): string {
  const own = `d${createHash('sha1').update(svg).digest('hex').slice(0, 8)}-`;
  return svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, (tag) =>
      tag
        .replace(/\s(?:style|xmlns|data-[\w-]+)="[^"]*"/g, '')
        .replace(/\sclass="(?!mono")[^"]*"/g, '')
        .replace(/\sid="/g, ` id="${own}`)
        .replaceAll('url(#', `url(#${own}`)
        .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    )
    .replace(/>\s+</g, '><')
    .replace('<svg', `<svg role="img" aria-label="${escapeAttribute(name)}"`)
    .trim();
}
