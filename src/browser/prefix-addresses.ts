import { prefixed } from '../model/addresses/prefixed';

const addressed = '[href^="/"], [src^="/"], [srcset^="/"], form[action^="/"]';
const attributes = ['href', 'src', 'srcset', 'action'] as const;

/** For a site below a path of its host: addresses of what is rendered in the browser, as `deploy/prefix-html` does in files. */
export function prefixAddresses(prefix: string): void {
  const mend = (root: ParentNode): void => {
    for (const element of root.querySelectorAll(addressed)) mendElement(element, prefix);
  };
  mend(document);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Element) mendElement(target, prefix);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mendElement(node, prefix);
        mend(node);
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: [...attributes] });
}

function mendElement(element: Element, prefix: string): void {
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value === null) continue;
    const mended = prefixed(value, prefix);
    if (mended !== value) element.setAttribute(name, mended);
  }
}
