/** Whether the site is shown to its authors while they write; a build is for readers. */
export const isDeveloping = (): boolean => process.env.NODE_ENV !== 'production';
