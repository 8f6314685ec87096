/** Messages of an error and of what caused it, outermost first. What was thrown need not be an error. */
export function errorChain(thrown: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let error = thrown; error !== undefined && !seen.has(error);) {
    seen.add(error);
    messages.push(wordsOf(error));
    error = error instanceof Error ? error.cause : undefined;
  }
  return messages;
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message || thrown.name;
  return typeof thrown === 'string' ? thrown : JSON.stringify(thrown);
}
