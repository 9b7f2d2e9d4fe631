import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildWebIfNeeded } from '../../scripts/build-web.mjs';
import { features } from '../src/app/words/catalogue.ts';
import { inLanguage } from '../src/platform/i18n/in-language.ts';
import { languages } from '../src/platform/i18n/language.ts';
import { resultsWords } from '../src/results/words.ts';

const KB = 1000;
const MAX_STUDENT_KB = 175;
const MAX_PLAIN_HTTP_KB = 205;

/** Pages from the login to the first question. Some may be chunks of their own. */
const PAGES_TO_FIRST_QUESTION = [
  'src/auth/login-page.tsx',
  'src/app/layout/shell.tsx',
  'src/examinations/dashboard/dashboard-page.tsx',
  'src/examinations/list/examinations-page.tsx',
  'src/examinations/detail/examination-detail-page.tsx',
  'src/attempts/screen/exam-page.tsx',
  'src/attempts/screen/exam-screen.tsx',
];

const folder = join(import.meta.dirname, '..', 'dist');
let manifest: Manifest = {};
let files: string[] = [];

beforeAll(async () => {
  // Otherwise the build would contain React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  expect(await buildWebIfNeeded()).toBe(true);
  manifest = JSON.parse(await readFile(join(folder, '.vite', 'manifest.json'), 'utf8'));
  files = await readdir(join(folder, 'assets'));
}, 240_000);

/** Returns the scripts that index.html loads. */
async function scriptsOfPage(): Promise<string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const [, program = ''] = / data-program="([^"]+)"/.exec(page) ?? [];
  return ['first-paint.js', ...program.split(' ').map((file) => file.replace('/', ''))];
}

const byFile = () => new Map(Object.values(manifest).map((part) => [part.file, part]));
const fileOf = (name: string) => Object.entries(manifest).find(([key]) => key.endsWith(name))?.[1].file;

/** Returns these files and all their static imports. */
function withImports(given: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of given) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = byFile().get(file)?.imports ?? [];
    withImports(
      imports.map((key) => manifest[key]?.file ?? key),
      found,
    );
  }
  return found;
}

/** Returns the total bytes as served: compressed if the build has a compressed file. */
async function totalBytes(parts: Iterable<string>, extension: 'br' | 'gz'): Promise<number> {
  const sizes = [...parts].map(async (file) => {
    const compressed = await stat(join(folder, `${file}.${extension}`)).catch(() => undefined);
    return (compressed ?? (await stat(join(folder, file)))).size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.each(['default', 'en', 'id'])(
  `a student downloads at most ${MAX_STUDENT_KB} KB of JavaScript until the first question, in the language %s`,
  async (language) => {
    const words = fileOf(`virtual:words/first/${language}`);
    const program = await scriptsOfPage();
    expect(words).toBeDefined();
    expect(program.length).toBeGreaterThan(1);
    const pages = PAGES_TO_FIRST_QUESTION.flatMap((page) => fileOf(page) ?? []);
    const parts = withImports([...program, ...pages, words ?? '']);
    expect(await totalBytes(parts, 'br')).toBeLessThanOrEqual(MAX_STUDENT_KB * KB);
    // Browsers accept brotli only over https.
    expect(await totalBytes(parts, 'gz')).toBeLessThanOrEqual(MAX_PLAIN_HTTP_KB * KB);
  },
);

test('the app can be installed: its manifest lists existing icons with correct sizes', async () => {
  const app = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8'));
  expect(app).toMatchObject({ name: 'Lulus', short_name: 'Lulus', display: 'standalone', start_url: '/' });
  const icons: { src: string; sizes: string; purpose: string }[] = app.icons;
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'any any',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  expect(page).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"');
  const images = [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }].filter(({ src }) =>
    src.endsWith('.png'),
  );
  for (const { src, sizes } of images) {
    const png = await readFile(join(folder, src));
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('every dynamic import is retried', async () => {
  const scripts = files.filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(join(folder, 'assets', name), 'utf8')));
  expect(texts.filter((text) => text.includes('import$(`./')).length).toBeGreaterThan(3);
  expect(scripts.filter((_, index) => /\bimport\([`'"]/.test(texts[index] ?? ''))).toEqual([]);
});

test('the build contains no source maps', async () => {
  const all = await readdir(folder, { recursive: true });
  expect(all.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = all.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  expect(texts.filter((text) => text.includes('sourceMappingURL'))).toEqual([]);
});

test('the account page is not part of the way to an examination', async () => {
  const before = withImports([
    ...(await scriptsOfPage()),
    ...PAGES_TO_FIRST_QUESTION.flatMap((page) => fileOf(page) ?? []),
  ]);
  for (const part of ['account-page.tsx', 'second-factor-section.tsx']) {
    const file = fileOf(`src/account/${part}`);
    expect(file).toBeDefined();
    expect(before).not.toContain(file);
  }
});

test('the panels of the exam screen load after it, and the service worker caches them', async () => {
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  const before = withImports(PAGES_TO_FIRST_QUESTION.flatMap((page) => fileOf(page) ?? []));
  for (const part of ['panels/exam-panels', 'time/times-up-dialog']) {
    const root = fileOf(`src/attempts/${part}.tsx`);
    expect(root).toBeDefined();
    expect(before).not.toContain(root);
    for (const file of withImports([root ?? ''])) {
      expect(worker).toContain(`"${file}"`);
      for (const style of byFile().get(file)?.css ?? []) expect(worker).toContain(`"${style}"`);
    }
  }
});

test('the service worker caches no admin pages', async () => {
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8');
  const cachedFiles = new Set(files.filter((file) => worker.includes(`assets/${file}"`)));
  const forAdmins = Object.entries(manifest).filter(([key]) =>
    /\/(admin|preview|bank|monitor|students|settings)\/([\w-]+\/)?[\w-]+-page\.tsx$|virtual:words\/admins/.test(
      key,
    ),
  );
  expect(forAdmins.length).toBeGreaterThan(5);
  for (const [, { file }] of forAdmins) expect(cachedFiles).not.toContain(file.replace('assets/', ''));
  expect(cachedFiles.size).toBeGreaterThan(5);
});

test('index.html lists the texts of each language and the files of the result page', async () => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  for (const language of languages) {
    expect(page).toContain(` data-words-${language}="/${fileOf(`virtual:words/first/${language}`)}"`);
  }
  const known = / data-page-result="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? [];
  const program = await scriptsOfPage();
  const needed = [...withImports([fileOf('src/results/result-page.tsx') ?? ''])];
  const styles = needed.flatMap((file) => byFile().get(file)?.css ?? []);
  const later = [...needed, ...styles].filter(
    (file) => !program.includes(file) && !page.includes(` href="/${file}"`),
  );
  expect(later.length).toBeGreaterThan(1);
  expect(known.toSorted()).toEqual(later.map((file) => `/${file}`).toSorted());
});

test('the texts before the program loads are those of the program', async () => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  for (const language of languages) {
    const all = { ...features, results: resultsWords };
    const { auth, examinations, attempts, ui, results } = inLanguage(all, language);
    const textsOf = (screen: string) =>
      new RegExp(`data-screen="${screen}-${language}"[^>]*>(.*?)</div>`)
        .exec(page)?.[1]
        ?.split(/<[^>]+>/)
        .filter(Boolean);
    expect(textsOf('login')).toEqual([auth?.loginTitle, auth?.loginLead, ui?.loading]);
    for (const role of ['student', 'teacher', 'admin']) {
      const lead = examinations?.[`greeting_${role}`];
      expect(textsOf(`dashboard-${role}`)).toEqual([examinations?.greeting, lead, ui?.loading]);
    }
    expect(textsOf('dashboard-proctor')).toEqual([examinations?.greeting, ui?.loading]);
    expect(textsOf('result')).toEqual([results?.title, ui?.loading]);
    expect(textsOf('exam')).toEqual([attempts?.loading, attempts?.loadingNote]);
    expect(textsOf('other')).toEqual([ui?.loading]);
  }
});

test.each([
  ['in the main chunk', /^app-/],
  ['in all chunks', /./],
])('no Mantine component lacks its styles %s', async (_, which) => {
  const read = async (extension: string) => {
    const texts = files
      .filter((file) => file.endsWith(extension) && which.test(file))
      .map((file) => readFile(join(folder, 'assets', file), 'utf8'));
    return (await Promise.all(texts)).join('\n');
  };
  const classesOf = (text: string) => new Set(text.match(/\bm_[0-9a-f]{6,8}\b/g));
  const whole = await readFile(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), 'utf8');
  const known = classesOf(whole);
  const styled = classesOf(await read('.css'));
  const used = [...classesOf(await read('.js'))].filter((name) => known.has(name));
  expect(used.length).toBeGreaterThan(40);
  expect(
    used.filter((name) => !styled.has(name)),
    'a component of Mantine is missing in src/platform/theme/mantine-styles.ts',
  ).toEqual([]);
});

test('every large script and stylesheet has compressed versions', async () => {
  const heavy = await Promise.all(
    files
      .filter((file) => /\.(js|css)$/.test(file))
      .map(async (file) => ({ file, size: (await stat(join(folder, 'assets', file))).size })),
  );
  for (const { file } of heavy.filter(({ size }) => size >= KB)) {
    expect(files).toContain(`${file}.br`);
    expect(files).toContain(`${file}.gz`);
  }
});

test('stylesheets load fonts and pictures from this server only', async () => {
  const styles = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => readFile(join(folder, 'assets', file), 'utf8')),
  );
  expect(styles.join('').match(/url\((["']?)(https?:)?\/\/[^)]*\)/g)).toBeNull();
});
