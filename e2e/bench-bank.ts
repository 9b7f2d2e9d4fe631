/**
 * Measures how long the list of a bank takes to open in Chromium: `npm run bench:bank -w e2e`. The bank has 500 questions.
 * An empty bank in the same browser is the baseline.
 */
import { chromium, type Page } from '@playwright/test';
import { buildWebIfNeeded } from '../scripts/build-web.mjs';
import { apiAs } from './api.ts';
import { anAdmin, goToExam, logIn } from './fixtures.ts';
import config from './playwright.config.ts';
import { removeData, startServer } from './running-server.ts';

const QUESTIONS = 500;
const SECTIONS = 5;
const CLICKS = 7;
const VISITS = 3;
const SCROLL_MS = 4000;
const LATE_FRAME_MS = 34;

const print = (line: string) => process.stdout.write(`${line}\n`);

function summary(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `median ${sorted[sorted.length >> 1]} ms, from ${sorted[0]} to ${sorted.at(-1)} ms`;
}

function aQuestion(examination_id: string, number: number): FormData {
  const form = new FormData();
  const fields = {
    examination_id,
    bank_type: 'text',
    bank_section: `PART ${'ABCDE'[number % SECTIONS]}`,
    bank_question: `<p>Question <b>${number + 1}</b>: which of these words completes the sentence?</p><p>She has lived in the town <i>since</i> she was a child, and knows every ____ of it.</p>`,
    bank_question_weight: '1',
    option_type: 'text',
    bank_option: '{"1":"corner","2":"colour","3":"current"}',
    bank_answer: '[1]',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Returns the milliseconds from the click or the navigation until the heading and all cards are painted. */
function timeToPaint({ cards, click }: { cards: number; click: boolean }): Promise<number> {
  const isComplete = () =>
    document.querySelector('h1') !== null &&
    (cards > 0
      ? document.querySelectorAll('article').length === cards
      : document.body.textContent?.includes('There are no questions yet') === true);
  let startedAt = 0;
  if (click) {
    const link = [...document.querySelectorAll('a')].find((a) => a.textContent?.includes('Bank List'));
    startedAt = performance.now();
    link?.click();
  }
  return new Promise((resolve) => {
    const waitForCards = () => {
      if (!isComplete()) return requestAnimationFrame(waitForCards);
      return requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedAt)));
    };
    waitForCards();
  });
}

/** Opens the list by a click in the loaded application. Returns the times in milliseconds. */
async function timesByClick(page: Page, name: string, cards: number): Promise<number[]> {
  await page.goto('/examinations');
  await goToExam(page, name);
  const times: number[] = [];
  for (let n = 0; n <= CLICKS; n++) {
    await page.getByRole('button', { name: 'Bank List' }).waitFor();
    times.push(await page.evaluate(timeToPaint, { cards, click: true }));
    await page.waitForLoadState('networkidle');
    await page.goBack();
  }
  print(`    the very first click, with nothing fetched yet: ${Math.round(times.shift() ?? 0)} ms`);
  return times;
}

/** Opens the list by its address, which also loads the application. Returns the times in milliseconds. */
async function timesByAddress(page: Page, cards: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < VISITS; n++) {
    await page.goto('/admin/examination-bank', { waitUntil: 'commit' });
    times.push(await page.evaluate(timeToPaint, { cards, click: false }));
    await page.waitForLoadState('networkidle');
  }
  return times;
}

function lateFrames({ forMs, lateMs }: { forMs: number; lateMs: number }): Promise<[number, number]> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const step = document.documentElement.scrollHeight / (forMs / 16);
    let [last, frames, late] = [startedAt, 0, 0];
    const frame = (now: number) => {
      frames++;
      if (now - last > lateMs) late++;
      last = now;
      window.scrollBy(0, step);
      if (now - startedAt < forMs) requestAnimationFrame(frame);
      else resolve([late, frames]);
    };
    requestAnimationFrame(frame);
  });
}

if (!(await buildWebIfNeeded())) process.exit(1);
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const admin = await anAdmin(server);
  const api = await apiAs(server, admin.email, admin.password);
  for (const [name, questions] of Object.entries({ Empty: 0, 'Five hundred': QUESTIONS })) {
    const form = {
      examination_name: name,
      examination_desc: '',
      examination_duration: 60,
      publishing: 'manual',
    };
    const { examination } = await api.post<{ examination: { id: string } }>('/api/examination', form);
    for (let n = 0; n < questions; n++) await api.post('/api/examination-bank', aQuestion(examination.id, n));

    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await logIn(page, admin);
    print(`A bank of ${questions} questions`);
    print(`  by a click:    ${summary(await timesByClick(page, name, questions))}`);
    print(`  by its address: ${summary(await timesByAddress(page, questions))}`);
    print(`  nodes in the document: ${await page.evaluate(() => document.querySelectorAll('*').length)}`);
    if (questions > 0) {
      const [late, frames] = await page.evaluate(lateFrames, { forMs: SCROLL_MS, lateMs: LATE_FRAME_MS });
      print(`  scrolled through in 4 s: ${late} of ${frames} frames took more than ${LATE_FRAME_MS} ms`);
    }
    const answers: number[] = [];
    for (let n = 0; n < CLICKS; n++) {
      const startedAt = performance.now();
      await api.get(`/api/examination/bank/${examination.id}`);
      answers.push(performance.now() - startedAt);
    }
    print(`  the server's answer alone: ${summary(answers)}`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeData(server);
}
