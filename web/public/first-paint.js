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

  // Text size, contrast and motion as `src/platform/preferences/display.ts` keeps them: nothing changes its size once it is read.
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
  const isLeft = user?.jti === kept('leaving');
  const isLoggedIn = !isLeft && user?.exp > Date.now() / 1000 + (keptJson('clockOffset') ?? 0);
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
  function afterPaint(task) {
    requestAnimationFrame(() => setTimeout(task));
  }
  let showQuestion;
  afterPaint(async () => {
    await showQuestion?.();
    // The frame after the one that has it: by then it is on the screen.
    if (showQuestion) requestAnimationFrame(() => afterPaint(startProgram));
    else startProgram();
  });
  // Nothing is painted in a tab that is not looked at.
  setTimeout(startProgram, document.hidden ? 0 : AT_LATEST_MS);

  // What it asks the server for as well; `src/platform/api/early-answers.ts` hands it to the program.
  const early = {};
  window.earlyAnswers = early;
  function ask(method, address, body = null) {
    const headers = {
      Accept: 'application/json',
      'Accept-Language': '*',
      Authorization: `Bearer ${kept('token')}`,
    };
    if (body) headers['Content-Type'] = 'application/json';
    // As `src/platform/api/client.ts` does.
    const credentials = isSecureContext ? 'same-origin' : 'omit';
    const asked = fetch(address, { method, headers, body, credentials, cache: 'no-store' });
    const answer = asked.then((response) => [response, Date.now()]);
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

  // The question that was on this device's screen, of the paper that it keeps, while its time runs.
  function keptQuestion() {
    const paper = keptJson('exams');
    const asked = new URLSearchParams(location.search).get('examId') ?? examId;
    const shown = keptJson('examShown');
    if (!isLoggedIn || path !== '/examination' || textSize !== 100 || paper?.id !== asked) return;
    if (!(shown?.ends > Date.now()) || shown.attempt_id !== paper.attempt_id) return;
    const questionsOf = ({ name }) => paper.examination_bank[name] ?? [];
    const sections = paper.examination_sections.filter((section) => questionsOf(section).length > 0);
    const section = sections[shown.section];
    const index = shown.question;
    const files = ({ bank_asset }) => ({ image: [], audio: [], video: [], ...JSON.parse(bank_asset) });
    const question = questionsOf(section)[index];
    const answer = Object.assign({}, ...(keptJson('answers') ?? []))[question.id];
    const firstHeard = questionsOf(section).findIndex((one) => files(one).audio.length > 0);
    return {
      html: question.bank_question,
      options: question.bank_option.flatMap(Object.entries),
      chosen: Object.keys(Object(answer))[0],
      files: files(question),
      isForwardOnly: section.forward_only && index === 0,
      offersSound: index === firstHeard && !shown.plays[question.id],
    };
  }

  // With the styles that the program draws it with: `vite.config.ts` names a class by its stylesheet.
  function make(tag, className, ...content) {
    const element = document.createElement(tag);
    if (className) element.className = className;
    element.append(...content);
    return element;
  }
  function placeOfSign(size, className) {
    const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const [name, value] of Object.entries({ width: size, height: size, class: className }))
      sign.setAttribute(name, value);
    return sign;
  }
  // As `src/platform/ui/content/rich-text.tsx` does: elements of these names alone, and nothing that they carry.
  const FORMATS = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'del'];
  function formatted({ childNodes }) {
    return [...childNodes].flatMap((node) => {
      if (node.nodeType === Node.TEXT_NODE) return [node.data];
      return FORMATS.includes(node.localName) ? [make(node.localName, '', ...formatted(node))] : [];
    });
  }
  const IMAGE_PATH = /^bank_(asset|option)\/[\w-]+\.\w+(\?[\w=&-]*)?$/;
  // Whole, so that nothing below it moves.
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
    const option = make('div', name('option'), letter, content, placeOfSign('22', name('check')));
    option.toggleAttribute('data-chosen', key === chosen);
    return option;
  }
  // Its place: what it says depends on how it is fetched.
  function drawRecording(offersSound, words) {
    const name = (part) => `attempts-listening-item-${part}`;
    const offer = make('div', name('offer'), placeOfSign('1.25rem', name('offerIcon')));
    offer.append(make('p', '', words.soundOffer), make('span', name('offerButton'), words.checkSound));
    return make('div', name('item'), ...(offersSound ? [offer] : []), make('div', name('row')));
  }
  // To be read, and to be answered once the program is there.
  async function drawQuestion(column, { html, options, chosen, files, isForwardOnly, offersSound }, words) {
    const name = (part) => `attempts-question-area-${part}`;
    if (isForwardOnly) column.append(make('p', name('note'), placeOfSign('1.125rem', ''), words.forwardOnly));
    // Only the program knows how high one is.
    if (files.video.length > 0) return;
    if (files.audio.length > 0) column.append(drawRecording(offersSound, words));
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    column.append(make('div', `ui-rich-text-text ${name('text')}`, ...formatted(body)));
    for (const path of files.image) column.append(await picture(path, 300));
    const drawn = options.map((option, index) => drawOption(option, index, chosen));
    column.append(make('div', 'attempts-option-list-list', ...(await Promise.all(drawn))));
  }
  // In its own letters, which are wider or narrower than those of the device: nothing of a question moves while it is read.
  const LETTERS = '1rem "Plus Jakarta Sans Variable"';
  const LETTERS_PATIENCE_MS = 500;
  function prepareQuestion(splash, words) {
    try {
      const kept = keptQuestion();
      if (!kept) return;
      const column = make('div', 'attempts-question-area-column');
      const area = make('div', 'attempts-question-area-area', column);
      Object.assign(area, { inert: true, hidden: true });
      const drawn = drawQuestion(column, kept, words).catch(() => undefined);
      splash.dataset.question = '';
      splash.prepend(area);
      return async function show() {
        const patience = new Promise((resolve) => setTimeout(resolve, LETTERS_PATIENCE_MS));
        await Promise.race([document.fonts.load(LETTERS).catch(() => undefined), patience]);
        area.hidden = false;
        await drawn;
      };
    } catch {
      // What is kept is no paper of this version: the program reads what it can.
    }
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

  // Where the program itself cannot be fetched or is too new for the browser, the page says so.
  function sayFailed() {
    document.getElementById('splash')?.setAttribute('data-failed', '');
  }
  addEventListener('error', (event) => event.target instanceof HTMLScriptElement && sayFailed(), true);
  addEventListener('vite:preloadError', sayFailed);
})();
