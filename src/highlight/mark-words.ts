import { findWords } from './find-words';

/** More marks than these help nobody and cost time. */
const mostMarks = 500;

/** What is no text to read, and the controls that React renews. */
const leftOut = 'script, style, svg, button, select, textarea, noscript, [role=tablist], mark';

/** Puts `<mark>` around the words below an element; returns the marks, in order. */
export function markWords(root: Element, words: readonly string[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  for (const node of textsBelow(root)) {
    // From the end, so that the places before stay where they are.
    const places = findWords(node.data, words).slice(0, mostMarks - marks.length);
    const made = places.reverse().map(([start, end]) => wrap(node, start, end));
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

function textsBelow(root: Element): Text[] {
  const texts: Text[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (isText(node) && !node.parentElement?.closest(leftOut)) texts.push(node);
  }
  return texts;
}

function wrap(text: Text, start: number, end: number): HTMLElement {
  const found = text.splitText(start);
  found.splitText(end - start);
  const mark = text.ownerDocument.createElement('mark');
  found.replaceWith(mark);
  mark.append(found);
  return mark;
}
