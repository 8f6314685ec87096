import { markWords } from './mark-words';

/** How long a frame may take to load before it is left unmarked, in milliseconds. */
const frameTimeout = 5000;

/** Marks the words in the frames of this site below an element. Frames of other sites, and those that load too long, are left alone. */
export async function markFrames(root: Element, words: readonly string[], signal: AbortSignal): Promise<HTMLElement[]> {
  const frames = [...root.querySelectorAll('iframe')];
  const bodies = await Promise.all(frames.map((frame) => bodyOf(frame, signal)));
  return signal.aborted ? [] : bodies.flatMap((body) => (body ? markWords(body, words) : []));
}

/** The body of a loaded frame; undefined for one that may not be read or is not there in time. */
function bodyOf(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Element | undefined> {
  const loaded = (): Element | undefined => {
    const inner = frame.contentDocument;
    const waiting =
      inner?.readyState !== 'complete' || (inner.URL === 'about:blank' && !/^(about:.*)?$/.test(frame.src));
    return waiting ? undefined : inner.body;
  };
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve(loaded());
    };
    const timer = setTimeout(done, frameTimeout);
    if (loaded()) done();
    else {
      frame.addEventListener('load', done, { once: true });
      signal.addEventListener('abort', done, { once: true });
    }
  });
}
