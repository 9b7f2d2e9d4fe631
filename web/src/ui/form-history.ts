/**
 * Browsers offer what stands in a field to whoever comes next at that computer. So a field says what it is for until
 * there is something in it, and from then on that nothing of it is to be kept, also where the page has filled it in.
 * Firefox would take that from the form; in Chromium the field's own word counts.
 */
document.addEventListener('input', () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=password], [hidden])'))
    if (field.value) field.autocomplete = 'off';
});
