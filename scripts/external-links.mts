/** An address up to the sign that ends it in Markdown or YAML. */
const address = /https?:\/\/[^\s<>"'`\\)\]}|*]+/g;
/** Hosts of samples, which nobody is meant to open. */
const isSample = (host: string): boolean =>
  /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|local|localhost)$|^[\d.:[\]]+$/.test(host) ||
  !host.includes('.');

/** Addresses of other sites in Markdown and data, outside of code, each with its places (`file:line`). */
export function externalLinks(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of sources) {
    let inFence = false;
    for (const [index, line] of text.split('\n').entries()) {
      if (/^\s*(?:```|~~~)/.test(line)) inFence = !inFence;
      if (inFence) continue;
      for (const [match] of line.replace(/`[^`]*`/g, '').matchAll(address)) {
        const href = match.replace(/[.,;:!?]+$/, '').replace(/#.*$/, '');
        if (!URL.canParse(href) || isSample(new URL(href).hostname)) continue;
        const places = found.get(href) ?? [];
        found.set(href, [...places, `${file}:${index + 1}`]);
      }
    }
  }
  return found;
}
