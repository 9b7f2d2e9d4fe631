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
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The bar of the browser or of the installed app goes along with the page, also when another scheme is chosen.
  function colourBar() {
    const isDark = page.getAttribute('data-mantine-color-scheme') === 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#0f1720' : '#f7f9fa');
  }
  colourBar();
  new MutationObserver(colourBar).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });

  // Text size, contrast and motion as `src/display/display.ts` keeps them: nothing changes its size once it is read.
  let display = null;
  try {
    const own = JSON.parse(localStorage.getItem('ownDisplay'));
    display = own ? own.chosen : JSON.parse(localStorage.getItem('display'));
  } catch {
    // As above.
  }
  page.setAttribute('data-text-size', String(display?.text_size ?? 100));
  page.toggleAttribute('data-large-text', display?.text_size >= 150);
  page.toggleAttribute('data-less-motion', display?.no_animations === true);
  page.toggleAttribute(
    'data-more-contrast',
    display?.high_contrast ?? matchMedia('(prefers-contrast: more)').matches,
  );

  // The words that this device speaks (i18n.ts), and a page apart, are fetched beside the program. The build says where they are.
  function language() {
    try {
      const school = JSON.parse(localStorage.getItem('school') ?? 'null');
      return localStorage.getItem('language') ?? school?.default_language;
    } catch {
      return undefined;
    }
  }
  const places = document.currentScript?.dataset ?? {};
  const named = (kind, name) => places[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  const words = named('words', String(language())) ?? named('words', 'default');
  for (const script of [words, named('page', location.pathname.slice(1))]) {
    if (!script) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: script });
    link.crossOrigin = '';
    document.head.append(link);
  }

  // Where the program itself cannot be fetched or is too new for the browser, the page says so.
  function sayFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && sayFailed(), true);
  addEventListener('vite:preloadError', sayFailed);
})();
