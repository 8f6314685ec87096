const openMenus = 'details[data-menu][open]';

/** Closes the dropdowns of the navbar that the reader has turned away from. */
export function closeMenus(target: EventTarget | null): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Escape closes the dropdown that has the focus, which goes back to its name. */
export function closeMenuOnEscape(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' && event.target instanceof Element ? event.target.closest(openMenus) : null;
  if (!(menu instanceof HTMLDetailsElement)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
