/**
 * Measures the time from a click on an option to its paint: `npm run bench:exam -w e2e`. Uses four times CPU throttling
 * and examinations of 20 and 200 questions. The same click on an empty page is the baseline. Exits with 1 if a median
 * exceeds the target.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { buildWebIfNeeded } from '../scripts/build-web.mjs';
import { logIn, registerStudent, takeExam } from './fixtures.ts';
import { aLongExamination } from './long-examination.ts';
import config from './playwright.config.ts';
import { removeData, startServer } from './running-server.ts';

const CPU_SLOWDOWN = 4;
const TARGET_MS = 50;
const CLICKS = 40;
const SIZES = [20, 200];
const EMPTY_PAGE =
  '<title>Bare</title><label><input type="radio" name="a">A</label><label><input type="radio" name="a">B</label>';

const print = (line: string) => process.stdout.write(`${line}\n`);

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function summary(times: number[]): string {
  const [middle, least, most] = [median(times), Math.min(...times), Math.max(...times)].map(Math.round);
  return `median ${middle} ms, from ${least} to ${most} ms`;
}

/** Clicks the options in turn. Returns the milliseconds from each click to the next frame. */
function clickToPaint(clicks: number): Promise<number[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  async function clickAll() {
    const times: number[] = [];
    for (let n = 0; n < clicks; n++) {
      const options = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const option = options.find((one) => !one.checked);
      // A person's click does not coincide with the start of a frame.
      await new Promise((resolve) => setTimeout(resolve, 60 + (n % 7) * 5));
      const startedAt = performance.now();
      option?.click();
      await nextFrame();
      times.push(performance.now() - startedAt);
      if (!option?.checked) throw new Error('The option was not chosen.');
    }
    return times;
  }
  return clickAll();
}

async function withSlowCpu<T>(cdp: CDPSession, work: () => Promise<T>): Promise<T> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    return await work();
  } finally {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Answers every question but the last. */
async function answerAll(page: Page, questions: number): Promise<void> {
  for (let n = 1; n < questions; n++) {
    await page.keyboard.press('a');
    await page.keyboard.press('ArrowRight');
  }
  await page.waitForTimeout(1000);
}

if (!(await buildWebIfNeeded())) process.exit(1);
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  print(
    `From the click on an option until it is painted, with ${CPU_SLOWDOWN} times CPU throttling (${CLICKS} clicks each)`,
  );
  for (const questions of SIZES) {
    const name = `Examination of ${questions}`;
    await aLongExamination(server, name, questions);
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await logIn(page, await registerStudent(server));
    await page.goto('/examinations');
    await takeExam(page, name);
    const emptyPage = await context.newPage();
    await emptyPage.setContent(EMPTY_PAGE);

    const measure = async (one: Page) => {
      await one.bringToFront();
      const cdp = await context.newCDPSession(one);
      return withSlowCpu(cdp, () => one.evaluate(clickToPaint, CLICKS));
    };
    const baseline = await measure(emptyPage);
    const unanswered = await measure(page);
    await answerAll(page, questions);
    const answered = await measure(page);
    const baselineAfter = await measure(emptyPage);
    print(`${questions} questions`);
    print(`  nothing answered:  ${summary(unanswered)}`);
    print(`  all answered:      ${summary(answered)}`);
    print(`  an empty page:     ${summary([...baseline, ...baselineAfter])}`);
    const worst = Math.max(median(unanswered), median(answered));
    const isMet = worst <= TARGET_MS;
    print(`  at most ${TARGET_MS} ms: ${isMet ? 'yes' : 'no'}`);
    if (!isMet) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeData(server);
}
