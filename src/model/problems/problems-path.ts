/** Where the browser listens for what is wrong with the content, while developing. */
export const problemsPath = '/___content-problems';
