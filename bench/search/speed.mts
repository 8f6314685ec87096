export interface Speed {
  readonly p50: number;
  readonly p95: number;
}

/**
 * Milliseconds of CPU for each keystroke of someone who types the queries, after a round that warms the engine up: on an idle
 * machine that is the time it takes. Of engines that take
 * a hundred times as long only every so manieth keystroke is measured.
 */
export function keystrokes(queries: readonly string[], search: (query: string) => unknown, every = 1): Speed {
  const typed = queries
    .flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)))
    .filter((_, at) => at % every === 0);
  for (const query of typed.slice(0, 500)) search(query);
  const times = typed.map((query) => {
    const began = process.cpuUsage();
    search(query);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Megabytes of heap that a value keeps; `--expose-gc` makes it exact. */
export function heapOf<T>(make: () => T): { readonly value: T; readonly megabytes: number } {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const value = make();
  globalThis.gc?.();
  return { value, megabytes: (process.memoryUsage().heapUsed - before) / 1e6 };
}
