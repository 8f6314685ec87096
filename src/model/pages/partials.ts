/** Whether a Markdown file is no page but a part of others: its name, or that of a folder around it, starts with `_`. */
export const isPartial = (file: string): boolean => /(?:^|\/)_/.test(file) && /\.mdx?$/.test(file);
