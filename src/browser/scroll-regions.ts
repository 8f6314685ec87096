import { translate } from '../i18n/translate';

const observer = new ResizeObserver((entries) => entries.forEach(({ target }) => mark(target)));

/** Watches the tables and code blocks of the page that is shown, and forgets those of the last. */
export function followScrollRegions(): void {
  observer.disconnect();
  for (const region of document.querySelectorAll('.table-scroll, .code pre')) observer.observe(region);
}

/** Only what really scrolls is a stop for the Tab key. It is named like what is inside of it. */
function mark(region: Element): void {
  if (region.scrollWidth <= region.clientWidth) {
    for (const name of ['tabindex', 'role', 'aria-labelledby', 'aria-label']) region.removeAttribute(name);
    return;
  }
  region.setAttribute('tabindex', '0');
  region.setAttribute('role', 'group');
  const heading = region.querySelector('table')?.getAttribute('aria-labelledby');
  if (heading) region.setAttribute('aria-labelledby', heading);
  else region.setAttribute('aria-label', labelOf(region));
}

function labelOf(region: Element): string {
  const name = region.closest('.code')?.querySelector('.code-title')?.textContent;
  return name === undefined
    ? translate({ id: 'table.label', message: 'Table' })
    : translate({ id: 'code.label', message: 'Code: {name}' }, { name });
}
