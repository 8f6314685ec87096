/** Names in angle brackets, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/<([^>]+)>/g)].map(([, name = '']) => name);
