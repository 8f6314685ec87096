/**
 * Whether code names something. A dotted name is also found by its last part, because code imports that part alone:
 * `from homeassistant.helpers.template import extract_entities`. A plain word such as `remote` would occur everywhere.
 */
export function isNamedIn(code: string, name: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  const forms = /[_A-Z]/.test(last) ? [name, last] : [name];
  return forms.some((form) => occurs(code, form));
}

function occurs(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1)) {
    const around = code.charAt(at - 1) + code.charAt(at + name.length);
    if (!/[\w-]/.test(around)) return true;
  }
  return false;
}
