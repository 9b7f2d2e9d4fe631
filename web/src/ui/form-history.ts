/**
 * Browsers offer what is typed into a field to whoever comes next at that computer. So a field says what it is for until
 * somebody types into it, and from then on that nothing of it is to be kept. Firefox would take that from the form; in
 * Chromium the field's own word counts.
 */
document.addEventListener(
  'input',
  ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'password') target.autocomplete = 'off';
  },
  true,
);
