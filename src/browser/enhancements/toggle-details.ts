/** Animations under way, with the state they lead to. */
const running = new WeakMap<HTMLDetailsElement, { animation: Animation; opening: boolean }>();

/** Opens or closes a `<details>` with its height moving; a second call on the way turns round where it is. */
export function toggleDetails(details: HTMLDetailsElement): void {
  const before = running.get(details);
  const from = details.offsetHeight;
  before?.animation.cancel();
  const opening = before ? !before.opening : !details.open;
  details.open = false;
  const closed = details.offsetHeight;
  details.open = true;
  const full = details.offsetHeight;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const animation = details.animate(
    { height: [`${from}px`, `${opening ? full : closed}px`], overflow: ['hidden', 'hidden'] },
    { duration: calm ? 1 : autoHeightDuration(full - closed), easing: 'ease-in-out' },
  );
  running.set(details, { animation, opening });
  details.toggleAttribute('data-closing', !opening);
  animation.onfinish = () => {
    running.delete(details);
    details.removeAttribute('data-closing');
    details.open = opening;
  };
}

/** How long an animation of a height takes, in milliseconds: Material's curve, in which tall things move faster but not abruptly. */
export function autoHeightDuration(height: number): number {
  if (height <= 0) return 0;
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
}
