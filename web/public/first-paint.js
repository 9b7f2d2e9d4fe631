// Runs before anything is painted; a file of its own because the content security policy allows no inline scripts.
(() => {
  // Storage may be forbidden, or hold what another version has written; then it reads as nothing.
  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  function keptJson(key) {
    try {
      return JSON.parse(kept(key));
    } catch {
      return null;
    }
  }

  // The chosen colour scheme at once, so that a dark screen never flashes white.
  const chosen = kept('colorScheme');
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
  const own = keptJson('ownDisplay');
  const display = own ? own.chosen : keptJson('display');
  const textSize = display?.text_size ?? 100;
  page.setAttribute('data-text-size', String(textSize));
  page.toggleAttribute('data-large-text', textSize >= 150);
  page.toggleAttribute('data-less-motion', display?.no_animations === true);
  page.toggleAttribute(
    'data-more-contrast',
    display?.high_contrast ?? matchMedia('(prefers-contrast: more)').matches,
  );

  // Which page the program will show: whoever is logged in is led on from the login, and whoever is not to it.
  const user = kept('token') && keptJson('user');
  const isLoggedIn = user?.exp > Date.now() / 1000 + (keptJson('clockOffset') ?? 0);
  const isDashboard = ['/', '/login'].includes(location.pathname) && location.search === '' && isLoggedIn;
  const path = isDashboard ? '/dashboard' : location.pathname;
  const language = String(kept('language') ?? keptJson('school')?.default_language);

  // As the words are, which assistive technology may read before the program is there.
  page.lang = language === 'id' ? 'id' : 'en';

  // What the page needs is fetched beside the program and not after it. The build says where all of it is.
  const places = document.currentScript?.dataset ?? {};
  const named = (kind, name) => places[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  function fetchSoon(list) {
    for (const href of list?.split(' ') ?? []) {
      const link = document.createElement('link');
      const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
      document.head.append(Object.assign(link, { href, crossOrigin: '' }, kind));
    }
  }
  fetchSoon(named('words', language) ?? named('words', 'default'));

  // The program itself, once the page's first words are painted: until then the network has enough to do.
  let isStarted = false;
  function startProgram() {
    if (isStarted) return;
    isStarted = true;
    const files = places.program?.split(' ') ?? [];
    fetchSoon(named('page', path.slice(1)));
    for (const src of files) {
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        crossOrigin: '',
        src,
      });
      // In the order of the list.
      script.async = false;
      document.head.append(script);
    }
  }
  const AT_LATEST_MS = 1500;
  requestAnimationFrame(() => setTimeout(startProgram));
  // Nothing is painted in a tab that is not looked at.
  setTimeout(startProgram, document.hidden ? 0 : AT_LATEST_MS);

  // What it asks the server for as well; `src/api/early.ts` hands it to the program.
  const early = {};
  window.earlyAnswers = early;
  function ask(method, address, body = null) {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': '*',
      Authorization: `Bearer ${kept('token')}`,
    };
    if (body) headers['Content-Type'] = 'application/json';
    const answer = fetch(address, { method, headers, body }).then((response) => [response, Date.now()]);
    // Whoever takes it hears that it failed.
    answer.catch(() => undefined);
    early[[method, address, body, kept('token')].join(' ')] = answer;
  }
  const examId = kept('examId');
  if (isLoggedIn && path === '/dashboard') ask('GET', '/api/examination');
  if (isLoggedIn && path === '/result' && examId) {
    ask('GET', `/api/exam/result?exam_id=${encodeURIComponent(examId)}`);
    ask('POST', '/api/exam/result', JSON.stringify({ id: examId }));
  }

  // What the page is called is its first paint (`bundle/first-screens.ts`). In larger letters its place hangs on the program.
  function screenName() {
    if (path === '/examination') return 'exam';
    if (textSize !== 100) return 'other';
    if (!isLoggedIn) return ['/', '/login'].includes(path) ? 'login' : 'other';
    if (path === '/dashboard') return `dashboard-${user.role}`;
    return path === '/result' && examId ? 'result' : 'other';
  }
  function showFirstScreen() {
    const splash = document.getElementById('splash');
    const screens = [...document.getElementById('first-screens').content.children];
    const find = (spoken) => screens.find(({ dataset }) => dataset.screen === `${screenName()}-${spoken}`);
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

  // Where the program itself cannot be fetched or is too new for the browser, the page says so.
  function sayFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && sayFailed(), true);
  addEventListener('vite:preloadError', sayFailed);
})();
