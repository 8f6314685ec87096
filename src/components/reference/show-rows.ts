/** Elements that are shown in one frame, which keeps a frame of a slow phone below 100 ms. */
const perFrame = 30;

/**
 * Returns a function that hides elements at once, and shows others from the first to the last, a part in each frame, because the
 * layout of hundreds of rows would block typing. A new call replaces one that is not finished. `atOnce` is for a reader who goes
 * to one of them.
 */
export function showGradually(): (all: ReadonlyMap<HTMLElement, boolean>, atOnce?: boolean) => void {
  let frame = 0;
  return (all, atOnce = false) => {
    cancelAnimationFrame(frame);
    const appearing: HTMLElement[] = [];
    for (const [target, isShown] of all) {
      if (isShown && target.hidden) appearing.push(target);
      if (!isShown && !target.hidden) target.hidden = true;
    }
    const next = (): void => {
      for (const target of appearing.splice(0, atOnce ? Infinity : perFrame)) target.hidden = false;
      if (appearing.length > 0) frame = requestAnimationFrame(next);
    };
    next();
  };
}
