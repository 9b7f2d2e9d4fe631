/**
 * Keeps browsers from saving the content of fields, which they would offer to the next person at this computer. A field
 * has its `autocomplete` purpose only while it is empty. With content it gets `off`. The attribute of the form would
 * suffice in Firefox, but not in Chromium.
 */
document.addEventListener('input', () => {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type=password], [hidden])'))
    if (field.value) field.autocomplete = 'off';
});
