/** Parts of a page that are shown or hidden together. */
export interface Block {
  readonly parts: readonly HTMLElement[];
}

/** Changes per frame, which keep a frame of a slow phone far below 100 ms. */
const perFrame = 24;

/**
 * Returns a function that shows and hides blocks, a few in each frame, because the layout of hundreds at once would block
 * typing. It runs from the last to the first, because a change moves everything below it. A new call replaces one that is not
 * finished. `atOnce` is for a reader who goes to a part and waits for it.
 */
export function hideGradually<Part extends Block>(
  blocks: readonly Part[],
): (isHidden: (block: Part, index: number) => boolean, atOnce?: boolean) => void {
  let frame = 0;
  return (isHidden, atOnce = false) => {
    cancelAnimationFrame(frame);
    const changes = blocks.flatMap((block, index) => {
      const hidden = isHidden(block, index);
      return block.parts.filter((part) => part.hidden !== hidden).map((part) => ({ part, hidden }));
    });
    const change = (): void => {
      for (const { part, hidden } of changes.splice(atOnce ? 0 : -perFrame)) part.hidden = hidden;
      if (changes.length > 0) frame = requestAnimationFrame(change);
    };
    if (atOnce) change();
    else frame = requestAnimationFrame(change);
  };
}
