/** Address of the widest file of a picture: the last candidate of its `srcset`, or its `src`. */
export function largestSource(
  fallback: { readonly src?: string; readonly srcSet?: string } | undefined,
): string | undefined {
  const last = fallback?.srcSet?.split(',').at(-1)?.trim().split(/\s+/)[0];
  return last === undefined || last === '' ? fallback?.src : last;
}
