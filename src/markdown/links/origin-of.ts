/** The other site that an address is on; `undefined` for an address of this site. */
export function originOf(address: string): string | undefined {
  return /^(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://localhost')
    ? new URL(address, 'https://localhost').origin
    : undefined;
}
