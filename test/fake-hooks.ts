/** What hooks of React do for one component, without a document to render it into. */
export function fakeHooks() {
  const slots: { value?: unknown; needs?: readonly unknown[]; stop?: (() => void) | undefined }[] = [];
  let effects: (() => void)[] = [];
  let next = 0;
  let changes = 0;
  const slot = () => (slots[next++] ??= {});
  const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[]): boolean =>
    before?.every((value, at) => Object.is(value, now[at])) === true;
  const useEffect = (effect: () => (() => void) | undefined, needs: readonly unknown[]): void => {
    const own = slot();
    if (isSame(own.needs, needs)) return;
    own.needs = needs;
    effects.push(() => {
      own.stop?.();
      own.stop = effect();
    });
  };
  const react = {
    useEffect,
    useLayoutEffect: useEffect,
    useState: (initial: unknown) => {
      const own = slot();
      if (!('value' in own))
        own.value = typeof initial === 'function' ? Reflect.apply(initial, undefined, []) : initial;
      const set = (to: unknown): void => {
        const value: unknown = typeof to === 'function' ? Reflect.apply(to, undefined, [own.value]) : to;
        if (!Object.is(value, own.value)) changes += 1;
        own.value = value;
      };
      return [own.value, set];
    },
    useRef: (initial?: unknown) => (slot().value ??= { current: initial }),
    useId: () => 'id',
    useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
    useCallback: (callback: unknown, needs: readonly unknown[]) => {
      const own = slot();
      if (!isSame(own.needs, needs)) Object.assign(own, { value: callback, needs });
      return own.value;
    },
  };
  /** Renders until nothing changes any more, and returns what the hook returned last. */
  function render<Result>(hook: () => Result): Result {
    const before = changes;
    next = 0;
    effects = [];
    const result = hook();
    for (const run of effects) run();
    return changes > before ? render(hook) : result;
  }
  return { react, render, unmount: () => slots.forEach(({ stop }) => stop?.()) };
}
