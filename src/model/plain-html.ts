import { z } from 'zod';

const address = String.raw`(?:https?:\/\/|mailto:|[/#.])(?:[^"<>&]|&amp;)*`;
const attribute = String.raw`\s+(?:(?:class|id|title|alt|target|rel|width|height|aria-label)="[^"<>]*"|(?:href|src)="${address}")`;
const names = 'a|b|br|code|div|em|hr|i|img|kbd|li|p|small|span|strong|sub|sup|ul';
const tag = new RegExp(String.raw`<(?:\/(?:${names})|(?:${names})(?:${attribute})*\s*\/?)>`, 'gi');

/** Whether markup in a data file has only text, links, pictures and words set off: no scripts, styles, frames or handlers. */
export const isPlainHtml = (html: string): boolean => !html.replace(tag, '').includes('<');

/** Markup in a data file. */
export const plainHtml = z
  .string()
  .min(1)
  .refine(isPlainHtml, { error: 'only text, links and images are allowed in markup' });
