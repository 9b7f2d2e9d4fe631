// Runs before the first paint. It is a file because the content security policy forbids inline scripts.
(() => {
  // Storage may be forbidden, or have values of another version. Both are read as null.
  function readItem(key, parse = String) {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return null;
    }
  }

  // The build adds the files of each language and of the result page as data attributes of this script.
  const files = document.currentScript.dataset;
  const languages = [readItem('language'), readItem('school', JSON.parse)?.default_language, 'default'];
  const page = location.pathname.slice(1);
  for (const name of [languages.find((code) => code in files), page]) {
    for (const href of files[name]?.split(' ') ?? []) {
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(document.createElement('link'), { href, crossOrigin: '' }, kind));
    }
  }

  // Applies the colour scheme before the first paint, so that a dark screen does not flash white.
  const chosen = readItem('colorScheme');
  const isDarkSystem = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = chosen === 'dark' || (chosen !== 'light' && isDarkSystem);
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The bar of the browser or the installed app follows the page's colour scheme.
  function colourBar() {
    const isDark = root.getAttribute('data-mantine-color-scheme') === 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#0f1720' : '#f7f9fa');
  }
  colourBar();
  new MutationObserver(colourBar).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });

  // Applies the display settings like `src/platform/preferences/display.ts`.
  const display = (readItem('ownDisplay', JSON.parse)?.chosen ?? readItem('display', JSON.parse)) || {};
  root.setAttribute('data-text-size', String(display.text_size ?? 100));
  root.toggleAttribute('data-large-text', display.text_size >= 150);
  root.toggleAttribute('data-less-motion', display.no_animations === true);
  const isContrast = display.high_contrast ?? matchMedia('(prefers-contrast: more)').matches;
  root.toggleAttribute('data-more-contrast', isContrast);

  // Shows a message if the program cannot be loaded or is too new for the browser.
  function showFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && showFailed(), true);
  addEventListener('vite:preloadError', showFailed);
})();
