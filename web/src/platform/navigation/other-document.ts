/**
 * Goes there in a new document, which empties the memory of this one. The next person could read that in the browser's
 * console. An object, so that tests can observe it: jsdom does not navigate.
 */
export const otherDocument = { open: (path: string) => location.replace(path) };
