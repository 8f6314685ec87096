/** The settings that a tree has; the others keep their standard. */
export const withoutBlanks = <T extends object>(settings: { [Key in keyof T]?: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Partial<T>;
