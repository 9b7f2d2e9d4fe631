/**
 * Lighthouse scores of a student's pages, with slow 4G and four times CPU throttling. Also measures how fast the
 * examination responds to a click, and page loads under real throttling instead of Lighthouse's simulation. Run `npm run
 * lighthouse [runs] [page]`.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { logIn, registerStudent, takeSample } from './fixtures.ts';
import { slowestInteraction, watchInteractions } from './interactions.ts';
import config from './playwright.config.ts';
import { removeData, startServer } from './running-server.ts';
import { slowDown } from './slow-network.ts';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { score: number | null; numericValue?: number; scoreDisplayMode: string; title: string }
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** Minimum scores of 100. The maximum values below are in milliseconds, except for the layout shift. */
const MIN_SCORES: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100 };
const MAX_VALUES: Record<string, number> = {
  'largest-contentful-paint': 2000,
  'total-blocking-time': 150,
  'cumulative-layout-shift': 0.05,
};
const MAX_INTERACTION_MS = 100;
const CLICKS = 20;

const [, , folder = '', runs = '3', only] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);
/** Folder for the last report of each page, to open in https://googlechrome.github.io/lighthouse/viewer/. */
const reportsFolder = join(folder, 'reports');
let missed = 0;

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function missedMark(isMet: boolean): string {
  if (!isMet) missed += 1;
  return isMet ? '' : '  ← missed';
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Removes the program from the device, so that the next visit is like a first one. The session stays. */
async function forgetProgram(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await page.close();
}

const { default: lighthouse } = (await import(
  pathToFileURL(join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')).href
)) as { default: Lighthouse };
await mkdir(reportsFolder, { recursive: true });
const port = await freePort();
const profile = await mkdtemp(join(tmpdir(), 'lulus-lighthouse-'));
const server = await startServer({ env: { LOG_LEVEL: 'error' } });
const launch = config.use?.launchOptions;
const context = await chromium.launchPersistentContext(profile, {
  ...launch,
  args: [...(launch?.args ?? []), `--remote-debugging-port=${port}`],
  baseURL: server.url,
});

async function report(name: string, path: string, content: string): Promise<void> {
  if (only && name.toLowerCase() !== only.toLowerCase()) return;
  const reports: Report[] = [];
  for (let run = 0; run < Number(runs); run++) {
    await forgetProgram(context, server.url);
    const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' };
    const answer = await lighthouse(`${server.url}${path}`, flags);
    if (!answer || answer.lhr.runtimeError) throw new Error(`${name}: ${answer?.lhr.runtimeError?.message}`);
    reports.push(answer.lhr);
  }
  await writeFile(join(reportsFolder, `${name.toLowerCase()}.json`), JSON.stringify(reports.at(-1)));
  print(`${name}   (this machine: ${median(reports.map((one) => one.environment.benchmarkIndex))})`);
  for (const [category, min] of Object.entries(MIN_SCORES)) {
    const score = Math.round(median(reports.map((one) => one.categories[category]?.score ?? 0)) * 100);
    print(`  ${category.padEnd(26)}${score}${missedMark(score >= min)}`);
  }
  for (const [audit, max] of Object.entries(MAX_VALUES)) {
    const value = median(reports.map((one) => one.audits[audit]?.numericValue ?? Number.NaN));
    const text = max < 1 ? value.toFixed(3) : `${Math.round(value)} ms`;
    print(`  ${audit.padEnd(26)}${text}${missedMark(value <= max)}`);
  }
  for (const { title, score, scoreDisplayMode } of Object.values(reports.at(-1)?.audits ?? {})) {
    if (scoreDisplayMode === 'binary' && score === 0) print(`    ${title}`);
  }
  await reportApplied(path, content);
}

/** Reports when the first text and the main content are painted. Not checked, because it depends on the machine. */
async function reportApplied(path: string, content: string): Promise<void> {
  const words: number[] = [];
  const contents: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    await forgetProgram(context, server.url);
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript((selector) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector)) return;
        performance.mark('content');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    }, content);
    await page.goto(path);
    await page.locator(content).first().waitFor({ state: 'attached' });
    const times = await page.evaluate(() =>
      ['first-contentful-paint', 'content'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    words.push(times[0] ?? Number.NaN);
    contents.push(times[1] ?? Number.NaN);
    await page.goto('about:blank');
    await page.close();
  }
  print(`  applied: first words       ${Math.round(median(words))} ms`);
  print(`  applied: content           ${Math.round(median(contents))} ms`);
}

/** Chooses options by real clicks on the throttled device. */
async function reportInteractions(page: Page): Promise<void> {
  await slowDown(await context.newCDPSession(page));
  await watchInteractions(page);
  for (let click = 0; click < CLICKS; click++) {
    const options = page.getByRole('radiogroup').first().getByRole('radio');
    await options.nth(click % 2).click({ force: true });
    await page.waitForTimeout(150);
  }
  const slowest = await slowestInteraction(page);
  print(
    `Exam, choosing options\n  slowest of ${CLICKS} clicks      ${slowest} ms${missedMark(slowest < MAX_INTERACTION_MS)}`,
  );
}

try {
  print(
    `Median of ${runs} runs with slow 4G and 4x CPU throttling; in brackets Lighthouse's benchmark index of this machine`,
  );
  await report('Login', '/login', 'form');
  const page = await context.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, await registerStudent(server));
  await page.goto('about:blank');
  await report('Dashboard', '/dashboard', 'main article');
  await page.goto('/dashboard');
  await takeSample(page);
  // The examination must not be open in two tabs.
  await page.goto('about:blank');
  await report('Exam', '/examination', '[role=radiogroup]');
  await page.goto('/examination');
  await page.getByRole('radiogroup').first().waitFor();
  await reportInteractions(page);
  await page.getByRole('button', { name: 'Finish Section' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await page.getByText('TEST FEEDBACK').waitFor();
  await page.goto('about:blank');
  await report('Result', '/result', 'main table');
  print(missed === 0 ? 'All targets are met.' : `${missed} targets are missed.`);
} finally {
  await context.close();
  await server.stop();
  await removeData(server);
  await rm(profile, { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);
