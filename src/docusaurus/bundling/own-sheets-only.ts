import { isRemote } from '../modules/remote-styles';

/** The parts of PostCSS that we touch. */
interface Rule {
  readonly params: string;
  remove(): void;
}
interface Declaration {
  value: string;
  readonly parent?: { readonly name?: string };
  remove(): void;
}

/** A plugin of PostCSS that leaves out style sheets and fonts of other sites, which the policy of the built site blocks. */
export const ownSheetsOnly = {
  postcssPlugin: 'own sheets only',
  AtRule: { import: (rule: Rule): void => (isRemote(rule.params) ? rule.remove() : undefined) },
  Declaration: {
    src(declaration: Declaration): void {
      if (declaration.parent?.name !== 'font-face' || !/url\(/i.test(declaration.value)) return;
      const sources = declaration.value.split(/,(?![^(]*\))/);
      const own = sources.filter((source) => !isRemote(source));
      if (own.length === 0) declaration.remove();
      else if (own.length < sources.length) declaration.value = own.join(',').trim();
    },
  },
};
