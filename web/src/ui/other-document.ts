/**
 * Leads there by another document: with the one before goes what is in its memory, which whoever sits down next could
 * read in the browser's console. An object, for tests to look at: jsdom leads nowhere.
 */
export const otherDocument = { open: (path: string) => location.replace(path) };
