/** Switches the wrapping of the lines of a code block. */
export function wrapCode(button: Element): void {
  const wrapped = button.closest('figure')?.toggleAttribute('data-wrapped') ?? false;
  button.setAttribute('aria-pressed', String(wrapped));
}
