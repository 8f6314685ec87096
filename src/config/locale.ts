/** The language of the user interface. */
export const locale = { label: 'English', htmlLang: 'en', direction: 'ltr', calendar: 'gregory', path: 'en' } as const;
