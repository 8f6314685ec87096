/** The same addresses below the path that the site is mounted at; those that are there already stay. */
export function prefixed(value: string, prefix: string): string {
  const one = (address: string): string =>
    !address.startsWith('/') || address.startsWith('//') || address === prefix || address.startsWith(`${prefix}/`)
      ? address
      : prefix + address;
  return value
    .split(/(?<=,\s*)/)
    .map(one)
    .join('');
}
