/** The items of a list that was kept on the device as JSON. What is kept may be anything: what is no item is left out. */
export function parseList<Item>(text: string | null, isItem: (value: unknown) => value is Item): Item[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isItem) : [];
  } catch {
    return [];
  }
}
