/** A list from text that was kept on the device and may be anything: its first items that are what they should be. */
export function parseList<Item>(
  text: string | null,
  isItem: (value: unknown) => value is Item,
  most: number,
): readonly Item[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}
