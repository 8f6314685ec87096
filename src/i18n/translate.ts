/** An interface string. `npm run translations` finds it in the code, so both are plain strings there; it needs one of them. */
export interface Declaration {
  /** `area.name`. */
  readonly id?: string;
  /** The English text; `{name}` stands for a value. */
  readonly message?: string;
  /** What translators have to know. */
  readonly description?: string;
}

/** What stands for a `{name}` of a message. */
export const placeholder = /\{(\w+)\}/g;

let translated: Readonly<Record<string, string>> = {};

/** Sets the language of the texts to come, as translations by id. Scripts for browsers have their language in them (`inlineMessages`). */
export function setTexts(texts: Readonly<Record<string, string>>): void {
  translated = texts;
}

/** The text of a declaration, its placeholders still open. */
export function messageOf(declaration: Declaration): string {
  const text = translated[declaration.id ?? ''] ?? (declaration.message || declaration.id);
  if (!text) throw new Error(`The text ${JSON.stringify(declaration)} needs an id or a message.`);
  return text;
}

/** The text of a declaration with its values in place. A placeholder without a value stays as it is. */
export const translate = (declaration: Declaration, values: Readonly<Record<string, string | number>> = {}): string =>
  messageOf(declaration).replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
