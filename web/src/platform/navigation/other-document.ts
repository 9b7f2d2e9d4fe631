/**
 * Opens a path in a new document. That clears this document's memory, which the next person could read in the console.
 * It is an object so that tests can replace `open`, because jsdom does not navigate.
 */
export const otherDocument = { open: (path: string) => location.replace(path) };
