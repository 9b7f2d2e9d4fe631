/** Loads this page again. It is an object so that tests can replace `load`, because jsdom does not navigate. */
export const freshDocument = { load: () => location.reload() };
