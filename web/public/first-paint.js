// Runs before the first paint. It is a file because the content security policy forbids inline scripts.
(() => {
  // Storage may be forbidden, or have values of another version. Both are read as null.
  function readItem(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function readJson(key) {
    try {
      return JSON.parse(readItem(key));
    } catch {
      return null;
    }
  }

  // Applies the colour scheme before the first paint, so that a dark screen does not flash white.
  const chosen = readItem('colorScheme');
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const page = document.documentElement;
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');

  // The bar of the browser or the installed app follows the page's colour scheme.
  function colourBar() {
    const isDark = page.getAttribute('data-mantine-color-scheme') === 'dark';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', isDark ? '#0f1720' : '#f7f9fa');
  }
  colourBar();
  new MutationObserver(colourBar).observe(page, { attributeFilter: ['data-mantine-color-scheme'] });

  // Applies the display settings like `src/platform/preferences/display.ts`, so that text does not change its size
  // later.
  const own = readJson('ownDisplay');
  const display = own ? own.chosen : readJson('display');
  const textSize = display?.text_size ?? 100;
  page.setAttribute('data-text-size', String(textSize));
  page.toggleAttribute('data-large-text', textSize >= 150);
  page.toggleAttribute('data-less-motion', display?.no_animations === true);
  page.toggleAttribute(
    'data-more-contrast',
    display?.high_contrast ?? matchMedia('(prefers-contrast: more)').matches,
  );

  // Computes the page that the program will show. It redirects logged-in people from the login to the dashboard.
  const user = readItem('token') && readJson('user');
  const isLoggedIn = user?.exp > Date.now() / 1000 + (readJson('clockOffset') ?? 0);
  const isDashboard = ['/', '/login'].includes(location.pathname) && location.search === '' && isLoggedIn;
  const path = isDashboard ? '/dashboard' : location.pathname;
  const ofBrowser = navigator.languages.find((tag) => /^(id|in|en)\b/i.test(tag)) ?? '';
  const languageWanted = String(readItem('language') ?? readJson('school')?.default_language);
  const browserLanguage = /^i/i.test(ofBrowser) ? 'id' : 'en';
  const language = languageWanted === 'browser' ? browserLanguage : languageWanted;

  // Assistive technology may read the first texts before the program has loaded.
  page.lang = language === 'id' ? 'id' : 'en';

  // The build adds the addresses of the texts and of some pages as data attributes of this script.
  const places = document.currentScript?.dataset ?? {};
  const named = (kind, name) => places[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  // A service worker has the files anyway, and Chromium would reject their preloads with a warning.
  const isCached = Boolean(navigator.serviceWorker?.controller);
  function preload(list) {
    if (isCached) return;
    for (const href of list?.split(' ') ?? []) {
      const link = document.createElement('link');
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(link, { href, crossOrigin: '' }, kind));
    }
  }
  preload(named('words', language) ?? named('words', 'default'));

  // The program loads after the first paint, which needs the network until then.
  let isStarted = false;
  function startProgram() {
    if (isStarted) return;
    isStarted = true;
    const files = places.program?.split(' ') ?? [];
    preload(named('page', path.slice(1)));
    for (const src of files) {
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        crossOrigin: '',
        src,
      });
      // Scripts must run in the order of the list.
      script.async = false;
      document.head.append(script);
    }
  }
  const START_TIMEOUT_MS = 1500;
  requestAnimationFrame(() => setTimeout(startProgram));
  // Browsers do not paint hidden tabs, so the program must not wait for the first paint there.
  setTimeout(startProgram, document.hidden ? 0 : START_TIMEOUT_MS);

  // Names the first screen (`bundle/first-screens.ts`). With large text, only the program knows the layout.
  function screenName() {
    if (path === '/examination') return 'exam';
    if (textSize !== 100) return 'other';
    if (!isLoggedIn) return ['/', '/login'].includes(path) ? 'login' : 'other';
    if (path === '/dashboard') return `dashboard-${user.role}`;
    return path === '/result' && readItem('examId') ? 'result' : 'other';
  }
  function showFirstScreen() {
    const splash = document.getElementById('splash');
    const screens = [...document.getElementById('first-screens').content.children];
    const find = (code) => screens.find(({ dataset }) => dataset.screen === `${screenName()}-${code}`);
    const screen = find(language) ?? find('default');
    const title = screen.querySelector('.title');
    if (title) title.textContent = title.textContent.replace('{{name}}', () => user?.first_name);
    if (screen.dataset.frame) splash.dataset.frame = screen.dataset.frame;
    splash.querySelector('.loading').replaceWith(...screen.childNodes);
  }
  const parsed = new MutationObserver(() => {
    if (!document.querySelector('#splash > noscript')) return;
    parsed.disconnect();
    showFirstScreen();
  });
  parsed.observe(page, { childList: true, subtree: true });

  // Shows a message if the program cannot be loaded or is too new for the browser.
  function showFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && showFailed(), true);
  addEventListener('vite:preloadError', showFailed);
})();
