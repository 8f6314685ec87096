/** Where the key of the dismissed announcement is kept. */
export const dismissalKey = 'announcement';
