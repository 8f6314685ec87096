import { vi } from 'vitest';

/** As much of an element as dialogs use. */
class FakeElement {
  attributes: Record<string, string> = {};
  readonly handlers = new Map<string, () => void>();
  children: (FakeElement | string)[] = [];
  readonly focus = vi.fn<() => void>();
  readonly showModal = vi.fn<() => void>();
  readonly close = vi.fn<() => void>();
  readonly remove = vi.fn<() => void>();
  open = false;
  constructor(readonly tag: string) {}
  set textContent(text: string) {
    this.children = [text];
  }
  get textContent(): string {
    return this.children.map((child) => (typeof child === 'string' ? child : child.textContent)).join('');
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  toggleAttribute(name: string): boolean {
    const { [name]: before, ...others } = this.attributes;
    this.attributes = before === undefined ? { ...others, [name]: '' } : others;
    return before === undefined;
  }
  addEventListener(type: string, handler: () => void): void {
    this.handlers.set(type, handler);
  }
  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children);
  }
  prepend(...children: (FakeElement | string)[]): void {
    this.children.unshift(...children);
  }
  replaceChildren(...children: (FakeElement | string)[]): void {
    this.children = children;
  }
  all(tag: string): FakeElement[] {
    return this.children.flatMap((child) =>
      typeof child === 'string' ? [] : [...(child.tag === tag ? [child] : []), ...child.all(tag)],
    );
  }
}

/** Pretends that a page is open, whose elements have these properties; returns its body. */
export function fakeDocument(properties: object = {}): FakeElement {
  const body = new FakeElement('body');
  const createElement = (tag: string): FakeElement => Object.assign(new FakeElement(tag), properties);
  vi.stubGlobal('document', { body, createElement, querySelectorAll: () => [] });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return body;
}
