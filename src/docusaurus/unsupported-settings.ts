/** Collects unsupported settings, for one list in the report. */
export class UnsupportedSettings {
  readonly #lines = new Set<string>();

  /** `subject` is named in backticks; `what` says what becomes of it. */
  add(subject: string, what = 'is not supported and has no effect'): void {
    this.#lines.add(`\`${subject}\` ${what}.`);
  }

  get all(): readonly string[] {
    return [...this.#lines];
  }
}
