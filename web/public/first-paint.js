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
  const language = String(readItem('language') ?? readJson('school')?.default_language);

  // Assistive technology may read the first texts before the program has loaded.
  page.lang = language === 'id' ? 'id' : 'en';

  // The build adds the addresses of the texts and of some pages as data attributes of this script.
  const places = document.currentScript?.dataset ?? {};
  const named = (kind, name) => places[`${kind}${name.charAt(0).toUpperCase()}${name.slice(1)}`];
  function preload(list) {
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
  function afterPaint(task) {
    requestAnimationFrame(() => setTimeout(task));
  }
  let showQuestion;
  afterPaint(async () => {
    await showQuestion?.();
    // The question is on the screen only in the next frame.
    if (showQuestion) requestAnimationFrame(() => afterPaint(startProgram));
    else startProgram();
  });
  // Browsers do not paint hidden tabs, so the program must not wait for the first paint there.
  setTimeout(startProgram, document.hidden ? 0 : START_TIMEOUT_MS);

  // Sends the page's first API requests early. The program reads the replies in `src/platform/api/early-answers.ts`.
  const early = {};
  window.earlyAnswers = early;
  function requestEarly(method, address, body = null) {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': '*',
      Authorization: `Bearer ${readItem('token')}`,
    };
    if (body) headers['Content-Type'] = 'application/json';
    // The same value as in `src/platform/api/client.ts`.
    const credentials = isSecureContext ? 'same-origin' : 'omit';
    const request = fetch(address, { method, headers, body, credentials, cache: 'no-store' });
    const answer = request.then((response) => [response, Date.now()]);
    // Avoids an unhandled rejection. The program handles the failure.
    answer.catch(() => undefined);
    early[[method, address, body, readItem('token')].join(' ')] = answer;
  }
  const examId = readItem('examId');
  if (isLoggedIn && path === '/dashboard') requestEarly('GET', '/api/examination');
  if (isLoggedIn && path === '/result' && examId) {
    requestEarly('GET', `/api/exam/result?exam_id=${encodeURIComponent(examId)}`);
    requestEarly('POST', '/api/exam/result', JSON.stringify({ id: examId }));
  }

  // Returns the question that was last on this device's screen if its attempt still runs, from the stored paper.
  function storedQuestion() {
    const paper = readJson('exams');
    const openExamId = new URLSearchParams(location.search).get('examId') ?? examId;
    const shown = readJson('examShown');
    if (!isLoggedIn || path !== '/examination' || textSize !== 100 || paper?.id !== openExamId) return;
    if (!(shown?.ends > Date.now()) || shown.attempt_id !== paper.attempt_id) return;
    const questionsOf = ({ name }) => paper.examination_bank[name] ?? [];
    const sections = paper.examination_sections.filter((section) => questionsOf(section).length > 0);
    const section = sections[shown.section];
    const index = shown.question;
    const files = ({ bank_asset }) => ({ image: [], audio: [], video: [], ...JSON.parse(bank_asset) });
    const question = questionsOf(section)[index];
    const answer = Object.assign({}, ...(readJson('answers') ?? []))[question.id];
    const firstWithAudio = questionsOf(section).findIndex((one) => files(one).audio.length > 0);
    return {
      html: question.bank_question,
      options: question.bank_option.flatMap(Object.entries),
      chosen: Object.keys(Object(answer))[0],
      files: files(question),
      isForwardOnly: section.forward_only && index === 0,
      offersSound: index === firstWithAudio && !shown.plays[question.id],
    };
  }

  // Class names are those of the program's CSS modules, as `vite.config.ts` generates them.
  function make(tag, className, ...content) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...content);
    return element;
  }
  function emptyIcon(size, className) {
    const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [name, value] of Object.entries({ width: size, height: size, class: className }))
      icon.setAttribute(name, value);
    return icon;
  }
  // Keeps only these elements without attributes, like `src/platform/ui/content/rich-text.tsx`.
  const FORMATS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'del'];
  function formatted({ childNodes }) {
    return [...childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return [node.data];
      return FORMATS.includes(node.localName) ? [make(node.localName, '', ...formatted(node))] : [];
    });
  }
  const IMAGE_PATH = /^bank_(asset|option)\/[\w-]+\.\w+(\?[\w=&-]*)?$/;
  // Waits until the image is decoded, so that content below it does not move.
  async function picture(path, width) {
    const image = Object.assign(new Image(width), { src: `/api/assets/${path}`, alt: '' });
    image.className = 'ui-asset-image-image';
    await image.decode();
    return image;
  }
  async function drawOption([key, text], index, chosen) {
    const name = (part) => `attempts-option-list-${part}`;
    const content = IMAGE_PATH.test(text)
      ? make('span', name('picture'), await picture(text, 150))
      : make('span', name('text'), text);
    const letter = make('span', name('letter'), String.fromCharCode(65 + index));
    const option = make('div', name('option'), letter, content, emptyIcon('22', name('check')));
    option.toggleAttribute('data-chosen', key === chosen);
    return option;
  }
  // Draws an empty row for the recording. The program adds its state.
  function drawRecording(offersSound, words) {
    const name = (part) => `attempts-listening-item-${part}`;
    const offer = make('div', name('offer'), emptyIcon('1.25rem', name('offerIcon')));
    offer.append(make('p', '', words.soundOffer), make('span', name('offerButton'), words.checkSound));
    return make('div', name('item'), ...(offersSound ? [offer] : []), make('div', name('row')));
  }
  // Draws the question for reading. It can be answered once the program has loaded.
  async function drawQuestion(column, { html, options, chosen, files, isForwardOnly, offersSound }, words) {
    const name = (part) => `attempts-question-area-${part}`;
    if (isForwardOnly) column.append(make('p', name('note'), emptyIcon('1.125rem', ''), words.forwardOnly));
    // Only the program knows the height of a video.
    if (files.video.length > 0) return;
    if (files.audio.length > 0) column.append(drawRecording(offersSound, words));
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    column.append(make('div', `ui-rich-text-text ${name('text')}`, ...formatted(body)));
    for (const path of files.image) column.append(await picture(path, 300));
    const drawn = options.map((option, index) => drawOption(option, index, chosen));
    column.append(make('div', 'attempts-option-list-list', ...(await Promise.all(drawn))));
  }
  // Waits for the web font, because the question would move if the font changed while a student reads it.
  const FONT = '1rem "Plus Jakarta Sans Variable"';
  const FONT_TIMEOUT_MS = 500;
  function prepareQuestion(splash, words) {
    try {
      const question = storedQuestion();
      if (!question) return;
      const column = make('div', 'attempts-question-area-column');
      const area = make('div', 'attempts-question-area-area', column);
      Object.assign(area, { inert: true, hidden: true });
      const drawn = drawQuestion(column, question, words).catch(() => undefined);
      splash.dataset.question = '';
      splash.prepend(area);
      return async function show() {
        const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
        await Promise.race([document.fonts.load(FONT).catch(() => undefined), timeout]);
        area.hidden = false;
        await drawn;
      };
    } catch {
      // The stored paper is from another version. The program handles it.
    }
  }

  // Names the first screen (`bundle/first-screens.ts`). With large text, only the program knows the layout.
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
    const find = (code) => screens.find(({ dataset }) => dataset.screen === `${screenName()}-${code}`);
    const screen = find(language) ?? find('default');
    const title = screen.querySelector('.title');
    if (title) title.textContent = title.textContent.replace('{{name}}', () => user?.first_name);
    if (screen.dataset.frame) splash.dataset.frame = screen.dataset.frame;
    const words = {};
    for (const part of screen.querySelectorAll('[data-words]')) {
      words[part.dataset.words] = part.textContent;
      part.remove();
    }
    splash.querySelector('.loading').replaceWith(...screen.childNodes);
    showQuestion = prepareQuestion(splash, words);
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
