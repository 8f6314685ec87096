/** Values of tabs as one text, by which an effect knows whether they are others. */
export const joinValues = (values: readonly string[]): string => values.join('\n');

/** Whether one of the joined values is this. */
export const holdsValue = (joined: string, value: string): boolean => joined.split('\n').includes(value);

/** Id of a tab. Ids have no spaces, which the value of a tab may have. */
export const tabId = (group: string, value: string): string => `${group}-${encodeURIComponent(value)}`;
