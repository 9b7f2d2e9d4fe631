/**
 * Takes the pictures of docs/guides/images from the product, in both languages: `npm run guide-pictures`. Names after
 * `--`, such as `import-word`, choose pictures.
 */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { buildWebIfNeeded } from '../scripts/build-web.mjs';
import { reviewWords } from '../web/src/attempts/panels/review-words.ts';
import { attemptsWords } from '../web/src/attempts/words.ts';
import { authWords } from '../web/src/auth/words.ts';
import { bankWords } from '../web/src/bank/words.ts';
import { examinationAdminWords } from '../web/src/examinations/admin/words.ts';
import { examinationsWords } from '../web/src/examinations/words.ts';
import { interchangeWords } from '../web/src/interchange/words.ts';
import { monitorWords } from '../web/src/monitor/words.ts';
import { richTextWords } from '../web/src/questions/rich-text/rich-text-words.ts';
import { studentsWords } from '../web/src/students/words.ts';
import { apiAs } from './api.ts';
import { aDraft } from './draft.ts';
import { anAdmin, registerStudent, SAMPLE, type Student } from './fixtures.ts';
import { compare, guideSources } from './guide-sources.ts';
import config from './playwright.config.ts';
import { type RunningServer, removeData, startServer } from './running-server.ts';

type Language = 'en' | 'id';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'guides', 'images');
const MAX_BYTES = 60_000;
const WAIT_MS = 20_000;
const DESK = { viewport: { width: 1180, height: 760 }, scale: 1, shownWidth: 960 };
const PHONE = { viewport: { width: 390, height: 760 }, scale: 2, shownWidth: 480 };
/** High enough for all questions of a file, so that nothing covers them. */
const TALL = { viewport: { width: 940, height: 2600 }, scale: 2, shownWidth: 1280 };
/** A window whose questions are as wide as half a picture. */
const CARD_WINDOW = 480;
/** The pictures that are taken, or none for all. */
const chosen = process.argv.slice(2);
const NAMES = [
  'Agus Budi Pratama',
  'Bunga Ayu Lestari',
  'Citra Nur Dewi',
  'Dimas Eko Saputra',
  'Eka Sari Putri',
  'Fajar Dwi Nugroho',
];

/** Drafts that the questions of a file are imported into. */
const DRAFTS = { en: 'Biology test', id: 'Ulangan biologi' };
/** Texts with a passage, a key that is no option, and several right answers, which Aiken cannot hold. */
const QUESTIONS = {
  en: [
    'Read the following text to answer questions 1 to 2',
    'Plants make glucose from water and carbon dioxide. The light for it is caught by chlorophyll.',
    '1. Which part of the cell catches light?\nA. Nucleus\nB. Chloroplast\nC. Ribosome\nAnswer: D',
    '2. What does a plant need to make glucose?\nA. Water\nB. Salt\nC. Carbon dioxide\nAnswer: A, C',
    '3. Explain why leaves are green.\nType: Essay\nRubric: Content | 2 = complete | 1 = in part',
  ].join('\n\n'),
  id: [
    'Teks berikut untuk soal nomor 1–2',
    'Tumbuhan membuat glukosa dari air dan karbon dioksida. Cahaya untuk itu ditangkap oleh klorofil.',
    '1. Bagian sel mana yang menangkap cahaya?\nA. Inti sel\nB. Kloroplas\nC. Ribosom\nKunci: D',
    '2. Apa yang diperlukan tumbuhan untuk membuat glukosa?\nA. Air\nB. Garam\nC. Karbon dioksida\nKunci: A, C',
    '3. Jelaskan mengapa daun berwarna hijau.\nJenis: Uraian\nRubrik: Isi | 2 = lengkap | 1 = sebagian',
  ].join('\n\n'),
};

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Creates the data that the pictures show. */
async function aSchool(server: RunningServer) {
  const teacher = await anAdmin(server);
  const api = await apiAs(server, teacher.email, teacher.password);
  const settings = new FormData();
  settings.append('school_name', 'SMA Nusantara');
  await api.post('/api/settings', settings);
  await server.sql(
    `update users set first_name = 'Ibu', last_name = 'Ratna', middle_name = null, class = null where email = $1`,
    [teacher.email],
  );
  const { examinations } = await api.get<{ examinations: { id: string; examination_name: string }[] }>(
    '/api/examination',
  );
  const exam_id = examinations.find(({ examination_name }) => examination_name === SAMPLE)?.id;
  const drafts = { en: await aDraft(api, DRAFTS.en), id: await aDraft(api, DRAFTS.id) };
  const students: Student[] = [];
  for (const [at, name] of NAMES.entries()) {
    const [first_name = '', middle_name = '', last_name = ''] = name.split(' ');
    const student = await registerStudent(server, {
      first_name,
      middle_name,
      last_name,
      class: 'X IPA 2',
    });
    students.push(student);
    if (at > 1) await takePart(server, student, exam_id, at);
  }
  return { teacher, students, drafts };
}

/** Starts an attempt of the student and answers some questions. Two of the students submit. */
async function takePart(server: RunningServer, student: Student, exam_id: string | undefined, at: number) {
  const api = await apiAs(server, student.email, student.password);
  await api.post('/api/exam/start', { exam_id, device_id: randomUUID() });
  await server.sql(
    `update attempts set started_at = started_at - make_interval(mins => $2)
    where user_id = (select id from users where email = $1)`,
    [student.email, at * 2],
  );
  if (at > 3) await api.post('/api/exam/submit', { exam_id, answers: '[]' });
}

async function open(
  browser: Browser,
  server: RunningServer,
  language: Language,
  size: typeof DESK,
  who: Student,
) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: size.viewport,
    deviceScaleFactor: size.scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Jakarta',
  });
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.goto('/login');
  await page.getByLabel(authWords.identifier[language]).fill(who.email);
  await page.getByLabel(authWords.password[language], { exact: true }).fill(who.password);
  await page.getByRole('button', { name: authWords.login[language] }).click();
  await page.waitForURL(/\/dashboard$/);
  return page;
}

/** Saves a screenshot as a small WebP. Chromium converts it, so no image program is needed. */
async function savePicture(page: Page, name: string, width: number, part: Page | Locator = page) {
  if (chosen.length > 0 && !chosen.includes(name.slice(0, -3))) return;
  await page.evaluate(() => document.fonts.ready);
  const png = (await part.screenshot({ animations: 'disabled' })).toString('base64');
  const maker = await page.context().newPage();
  for (const quality of [0.9, 0.8, 0.7, 0.55, 0.4]) {
    const webp = await maker.evaluate(
      async ([content, wanted, share]) => {
        const picture = new Image();
        picture.src = `data:image/png;base64,${content}`;
        await picture.decode();
        const canvas = document.createElement('canvas');
        canvas.width = Math.min(wanted, picture.width);
        canvas.height = Math.round((picture.height / picture.width) * canvas.width);
        const context = canvas.getContext('2d', { alpha: false });
        if (!context) throw new Error('The browser has no canvas.');
        context.imageSmoothingQuality = 'high';
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', share).split(',')[1] ?? '';
      },
      [png, width, quality] as const,
    );
    const content = Buffer.from(webp, 'base64');
    if (content.length > MAX_BYTES) continue;
    await writeFile(join(FOLDER, `${name}.webp`), content);
    print(`${name}.webp  ${Math.ceil(content.length / 1000)} KB`);
    await maker.close();
    return;
  }
  throw new Error(`${name} does not fit into ${MAX_BYTES} bytes.`);
}

async function takeTeacherPictures(page: Page, language: Language) {
  const save = (name: string) => savePicture(page, `${name}-${language}`, DESK.shownWidth);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/examinations');
  await page.getByRole('article').filter({ hasText: SAMPLE }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: SAMPLE }).waitFor();
  await page.getByRole('link', { name: examinationAdminWords.preview[language] }).waitFor();
  await save('examination');

  await page.getByRole('button', { name: examinationAdminWords.attempts[language], exact: true }).click();
  await page.getByRole('table', { name: monitorWords.title[language] }).waitFor();
  await save('attempts');

  await page.goto('/admin/insert-examination-bank');
  await page.getByRole('heading', { level: 1, name: bankWords.insertTitle[language] }).waitFor();
  await page.getByLabel(bankWords.formSection[language]).fill('READING');
  await page.getByRole('textbox', { name: bankWords.formQuestion[language], exact: true }).click();
  await page.keyboard.type('Which word completes the sentence?');
  await page.getByRole('button', { name: richTextWords.bold[language] }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: bankWords.formQuestion[language], exact: true }).blur();
  await save('question');

  await page.goto('/admin/register-student');
  await button(studentsWords.importFromExcel[language]).click();
  await page.getByRole('dialog').getByText(studentsWords.chooseFile[language]).first().waitFor();
  await save('import');
}

/** Imports a text into a draft, then opens the dialog of its export. */
async function takeInterchangePictures(page: Page, language: Language, draft: string) {
  const save = (name: string) => savePicture(page, `${name}-${language}`, DESK.shownWidth);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(`/admin/import-examination-bank?exam=${draft}`);
  await page.getByLabel(interchangeWords.orPaste[language]).waitFor();
  await save('import-file');

  await page.getByLabel(interchangeWords.orPaste[language]).fill(QUESTIONS[language]);
  await button(interchangeWords.preview[language]).click();
  await page.getByRole('region', { name: interchangeWords.questions[language] }).waitFor();
  // Shows the first question with its warning instead of the fields above it.
  await page.getByLabel(interchangeWords.section[language], { exact: true }).evaluate((field) => {
    window.scrollTo(0, field.getBoundingClientRect().bottom + window.scrollY);
  });
  await save('import-preview');

  await page.getByRole('button', { name: /^(Import|Impor) \d/ }).click();
  await button(interchangeWords.undo[language]).waitFor();
  await save('import-done');

  await page.getByRole('link', { name: interchangeWords.toBank[language] }).click();
  await button(interchangeWords.export[language]).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(interchangeWords.moodle_xml[language], { exact: true }).click();
  await dialog.getByText(interchangeWords.loses[language]).waitFor();
  await save('export');
}

/** Shows what is read of the files of other programs. None of them is imported. */
async function takeSourcePictures(page: Page, language: Language, draft: string) {
  const imported = page.getByRole('region', { name: interchangeWords.importTitle[language] });
  const take = (part: Locator) => part.screenshot({ animations: 'disabled' });
  for (const [name, { file, drawing }] of Object.entries(guideSources(language))) {
    await page.goto(`/admin/import-examination-bank?exam=${draft}`);
    const buffer = Buffer.from(file.bytes);
    await page.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: '', buffer });
    await page.getByRole('button', { name: interchangeWords.preview[language], exact: true }).click();
    await imported.getByRole('article').first().waitFor();
    const refused = imported.getByRole('region').filter({ has: page.getByRole('table') });
    const notes = drawing ? [] : [await take(refused.first())];
    await page.setViewportSize({ ...TALL.viewport, width: CARD_WINDOW });
    const questions: Buffer[] = [];
    for (const article of await imported.getByRole('article').all()) questions.push(await take(article));
    await page.setViewportSize(TALL.viewport);
    const paper = await page.context().newPage();
    await paper.setContent(compare({ drawing, notes, questions }, language));
    await savePicture(paper, `${name}-${language}`, TALL.shownWidth, paper.locator('body'));
    await paper.close();
  }
}

async function takeStudentPictures(page: Page, language: Language) {
  const save = (name: string) => savePicture(page, `${name}-${language}`, PHONE.shownWidth);
  const card = page.getByRole('article').filter({ hasText: SAMPLE });
  await card.getByRole('button', { name: examinationsWords.goToExam[language] }).waitFor();
  await save('dashboard');

  await card.getByRole('button', { name: examinationsWords.goToExam[language] }).click();
  await page.getByRole('heading', { name: examinationsWords.beforeTitle[language] }).waitFor();
  await page.getByRole('button', { name: examinationsWords.takeExam[language] }).click();
  await page.getByRole('timer').waitFor();
  // Skips questions with recordings.
  const next = page.getByRole('button', { name: attemptsWords.next[language], exact: true });
  const play = page.getByRole('button', { name: attemptsWords.play[language] });
  await play.waitFor();
  while (await play.isVisible()) {
    if (!(await next.isEnabled())) break;
    await next.click();
    await page.getByRole('dialog').getByRole('button', { name: reviewWords.skipGo[language] }).click();
    // Waits for the next question, which may have a recording too.
    await page.waitForTimeout(400);
  }
  await page.getByRole('radiogroup').getByRole('radio').nth(1).check({ force: true });
  await page.getByText(attemptsWords.allSaved[language]).first().waitFor({ state: 'attached' });
  await save('exam');
}

if (!(await buildWebIfNeeded())) process.exit(1);
const server = await startServer({ env: { LOG_LEVEL: 'error', WORKERS: '1' } });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const { teacher, students, drafts } = await aSchool(server);
  for (const [at, language] of (['en', 'id'] as const).entries()) {
    const desk = await open(browser, server, language, DESK, teacher);
    await takeTeacherPictures(desk, language);
    await takeInterchangePictures(desk, language, drafts[language]);
    await desk.context().close();
    const tall = await open(browser, server, language, TALL, teacher);
    await takeSourcePictures(tall, language, drafts[language]);
    await tall.context().close();
    const student = students[at];
    if (!student) throw new Error('There is no student.');
    const phone = await open(browser, server, language, PHONE, student);
    await takeStudentPictures(phone, language);
    await phone.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeData(server);
}
