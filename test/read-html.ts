import { contains, load } from 'cheerio';

/** HTML as elements, as far as reading them goes. */
export function readHtml(html: string): ParentNode {
  const $ = load(html, null, false);
  type Node = ReturnType<typeof $>[number];
  const known = new Map<Node, ReadElement>();
  const elementOf = (node: Node): ReadElement => {
    const element = known.get(node) ?? new ReadElement(node);
    known.set(node, element);
    return element;
  };
  class ReadElement {
    constructor(private readonly node: Node) {}
    get textContent(): string {
      return $(this.node).text();
    }
    matches = (selector: string): boolean => $(this.node).is(selector);
    closest = (selector: string): ReadElement | null =>
      $(this.node).closest(selector).toArray().map(elementOf)[0] ?? null;
    querySelectorAll = (selector: string): ReadElement[] => $(this.node).find(selector).toArray().map(elementOf);
    querySelector = (selector: string): ReadElement | null => this.querySelectorAll(selector)[0] ?? null;
    contains = (other: ReadElement): boolean => other === this || contains(this.node, other.node);
  }
  return elementOf($.root()[0] as Node) as unknown as ParentNode;
}
