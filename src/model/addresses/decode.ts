/** Decodes percent signs of an address; one that is badly encoded stays as written, and the link check finds it. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
