/** Names in code that a reader may look up: with an underscore, a dot, or capitals inside. Sorted, each once. */
export function identifiersIn(code: string): string[] {
  const names = code.match(/[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)*/g) ?? [];
  return [...new Set(names.filter((name) => name.length > 2 && /_|\.|[a-z][A-Z]|^[A-Z]{2}/.test(name)))].sort();
}
