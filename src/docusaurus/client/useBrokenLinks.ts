interface BrokenLinks {
  readonly collectAnchor: (anchor?: string) => void;
  readonly collectLink: (link?: string) => void;
}

const ignore = (): void => undefined;

/** `@docusaurus/useBrokenLinks`. Links and anchors that only a component knows are not checked here. */
export default function useBrokenLinks(): BrokenLinks {
  return { collectAnchor: ignore, collectLink: ignore };
}
