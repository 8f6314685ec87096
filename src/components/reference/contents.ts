/** Hides the entries of the table of contents whose headings a filter hides. */
export function followInContents(shown: ReadonlyMap<HTMLElement, boolean>): void {
  const hidden = new Set([...shown].filter(([, isShown]) => !isShown).map(([{ id }]) => `#${id}`));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    const entry = link.closest('li');
    if (entry) entry.hidden = hidden.has(link.getAttribute('href') ?? '');
  }
}
