// Runs before anything is painted; a file of its own because the content security policy allows no inline scripts.
(() => {
  // The chosen colour scheme at once, so that a dark screen never flashes white.
  let chosen = null;
  try {
    chosen = localStorage.getItem('colorScheme');
  } catch {
    // Storage may be forbidden; then the system's scheme stands.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // Text size, contrast and motion as `src/display/display.ts` keeps them: nothing changes its size once it is read.
  let display = null;
  try {
    const own = JSON.parse(localStorage.getItem('ownDisplay'));
    display = own ? own.chosen : JSON.parse(localStorage.getItem('display'));
  } catch {
    // As above.
  }
  const page = document.documentElement;
  page.setAttribute('data-text-size', String(display?.text_size ?? 100));
  page.toggleAttribute('data-large-text', display?.text_size >= 150);
  page.toggleAttribute('data-less-motion', display?.no_animations === true);
  page.toggleAttribute(
    'data-more-contrast',
    display?.high_contrast ?? matchMedia('(prefers-contrast: more)').matches,
  );

  // Where the program itself cannot be fetched or is too new for the browser, the page says so.
  function sayFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && sayFailed(), true);
  addEventListener('vite:preloadError', sayFailed);
})();
