/**
 * Browsers offer the content of a field to the next person at that computer. So a field names its purpose only while it
 * is empty. Afterwards, also when the page has filled it in, it says that nothing is to be saved. Firefox would accept
 * that from the form; in Chromium the field's own attribute counts.
 */
document.addEventListener('input', () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=password], [hidden])'))
    if (field.value) field.autocomplete = 'off';
});
