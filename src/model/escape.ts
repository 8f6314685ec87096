/** Text for the content of an HTML element. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text for an attribute of HTML between double quotes; it can stand in the content of an element, too. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** A pattern that matches the text itself. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
