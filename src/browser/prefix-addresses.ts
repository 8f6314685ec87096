import { prefixed } from '../model/addresses/address';

const addressed = '[href^="/"], [src^="/"], [srcset^="/"], form[action^="/"]';
const attributes = ['href', 'src', 'srcset', 'action'] as const;

/**
 * Prefixes addresses in what the browser renders, as `deploy/prefix-html` does in files, for a site below a path of its host.
 */
export function prefixAddresses(prefix: string): void {
  const prefixAll = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(addressed)) prefixElement(element, prefix);
  };
  prefixAll(document);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) prefixElement(target, prefix);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        prefixElement(node, prefix);
        prefixAll(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: [...attributes] });
}

function prefixElement(element: Element, prefix: string): void {
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    const prefixedValue = prefixed(value, prefix);
    if (prefixedValue !== value) element.setAttribute(name, prefixedValue);
  }
}
