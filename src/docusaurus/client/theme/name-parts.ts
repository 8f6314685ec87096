/** Names of classes that scripts of pages look for, in the theme of Docusaurus. */
const names = {
  'header[data-site]': ['navbar'],
  'header[data-site] > nav': ['navbar__inner', 'navbar__items'],
  'footer[data-site]': ['footer'],
};

/** Gives the parts of our theme these classes. They stay, because a script that changes such a part takes its change back when its page is left. */
export function nameParts(): void {
  for (const [selector, classes] of Object.entries(names)) document.querySelector(selector)?.classList.add(...classes);
}
