/** Whether an address has a scheme or a host. */
export const hasProtocol = (address: string): boolean => /^(?:\w*:|\/\/)/.test(address);

/** `@docusaurus/isInternalUrl`. */
export default function isInternalUrl(address?: string): boolean {
  return address !== undefined && !hasProtocol(address);
}
