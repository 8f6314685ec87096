type ClassValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Readonly<Record<string, unknown>>
  | readonly ClassValue[];

const namesIn = (value: ClassValue): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return value === '' || value === 0 ? [] : [String(value)];
  if (Array.isArray(value)) return (value as readonly ClassValue[]).flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, isOn]) => (isOn ? [name] : []));
};

/** The package `clsx`, which nearly every tree uses: names of classes that are on, joined. */
export const clsx = (...values: readonly ClassValue[]): string => values.flatMap(namesIn).join(' ');
export default clsx;
