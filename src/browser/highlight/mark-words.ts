import { escapeRegExp } from '../../model/escape';

/** More marks than these help nobody and cost time. */
const mostMarks = 500;

/** What is no text to read, and the controls that React renews. */
const leftOut = 'script, style, svg, button, select, textarea, noscript, [role=tablist], mark';

type Run = [Text, ...Text[]];

/** Puts `<mark>` around the words below an element; returns the marks, in order. */
export function markWords(root: Element, words: readonly string[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  for (const run of runsBelow(root)) {
    // From the end, so that the places before stay where they are.
    const inCode = Boolean(run[0].parentElement?.closest('pre, code'));
    const places = findWords(run.map(({ data }) => data).join(''), words, inCode).slice(0, mostMarks - marks.length);
    const made = places.reverse().map(([start, end]) => wrap(run, start, end));
    marks.push(...made.reverse());
    if (marks.length >= mostMarks) break;
  }
  return marks;
}

/** Takes marks out again; the text is as it was. */
export function unmark(marks: readonly HTMLElement[]): void {
  for (const mark of marks) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** Compares the type and not the class, because nodes of frames are instances of other classes. */
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The texts below an element. Those between which a name may break belong together. */
function runsBelow(root: Element): Run[] {
  const runs: Run[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!isText(node) || node.parentElement?.closest(leftOut)) continue;
    const between = node.previousSibling;
    const last = between?.nodeName === 'WBR' ? runs.at(-1) : undefined;
    if (last && last.at(-1) === between?.previousSibling) last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function wrap(run: Run, start: number, end: number): HTMLElement {
  const { ownerDocument } = run[0];
  const range = ownerDocument.createRange();
  let from = 0;
  for (const text of run) {
    const to = from + text.length;
    if (start >= from && start < to) range.setStart(text, start - from);
    if (end > from && end <= to) range.setEnd(text, end - from);
    from = to;
  }
  const mark = ownerDocument.createElement('mark');
  range.surroundContents(mark);
  return mark;
}

/** Shorter words are marked only where a word begins: “id” is not meant in “width”. */
const shortWord = 3;

/**
 * Where words stand in a text, whatever their case: start and end of each place, in order and without overlap. In code, only `whole` words
 * count, which underscores part: “mode” is meant in `fan_mode`, not in each `HVACMode`.
 */
export function findWords(text: string, words: readonly string[], whole = false): [start: number, end: number][] {
  if (words.length === 0) return [];
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const pattern = longestFirst.map((word) => {
    const escaped = escapeRegExp(word);
    return whole || word.length < shortWord ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped;
  });
  const found = text.matchAll(new RegExp(pattern.join('|'), 'giu'));
  return [...found].map(({ 0: match, index }) => [index, index + match.length]);
}

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
