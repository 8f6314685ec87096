import type { FailureReason, SearchFailure } from '../types';

/** If nothing arrives for this long, the host does not respond. */
export const fetchTimeout = 10_000;

/** Why a file could not be had. */
export class FetchError extends Error {
  constructor(
    readonly reason: FailureReason,
    readonly status?: number,
  ) {
    super(reason);
  }

  /** The failure that the reader is told; `part` is what was wanted. */
  of(part: SearchFailure['part']): SearchFailure {
    const reason = part === 'manifest' && this.reason === 'missing' ? 'stale' : this.reason;
    return { reason, part, ...(this.status === undefined ? {} : { status: this.status }) };
  }
}

/** Fetches a file of the index and checks it; throws a FetchError that says what is wrong. */
export async function fetchJson<T>(path: string, parse: (value: unknown) => T): Promise<T> {
  const text = await fetchText(path);
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new FetchError('corrupt');
  }
}

async function fetchText(path: string): Promise<string> {
  const abort = new AbortController();
  let timer = setTimeout(() => abort.abort(), fetchTimeout);
  const stillComing = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => abort.abort(), fetchTimeout);
  };
  try {
    const response = await fetch(__PATH_PREFIX__ + path, { signal: abort.signal });
    if (!response.ok) throw new FetchError(reasonOf(response.status), response.status);
    return await read(response, stillComing);
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (abort.signal.aborted) throw new FetchError('timeout');
    throw new FetchError(navigator.onLine ? 'network' : 'offline');
  } finally {
    clearTimeout(timer);
  }
}

const reasonOf = (status: number): FailureReason => (status === 404 || status === 410 ? 'missing' : 'server');

/** A slow network is no failure as long as something comes. */
async function read(response: Response, onChunk: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    onChunk();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}
