/** Fixtures of the journeys with hostile texts: a school filled with them, and the checks. */
import { test as base, type Page } from './fixtures.ts';
import { fillSchool, type HostileSchool, OWN_NAME, questionText } from './hostile-school.ts';
import { onlyReport, watch } from './hostile-screens.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { startSeededServer } from './seeded-database.ts';

interface WorkerFixtures {
  /** Number of imported students who take the examination. */
  takers: number;
  school: HostileSchool;
}

/** In `mode: 'default'`, the journeys of a file run in sequence and share a school, because filling it is slow. */
export const test = base.extend<{ watched: undefined }, WorkerFixtures>({
  // A service worker would set the original policy.
  serviceWorkers: 'block',
  watched: [
    async ({ context, pageErrors }, use) => {
      await onlyReport(context);
      await watch(context, pageErrors);
      await use(undefined);
    },
    { auto: true },
  ],
  // A separate server, because its school would disturb other journeys.
  server: [
    async ({}, use) => {
      const server = await startSeededServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  takers: [Number.POSITIVE_INFINITY, { option: true, scope: 'worker' }],
  school: [
    async ({ server, takers }, use) => use(await fillSchool(server, takers)),
    { scope: 'worker', timeout: 120_000 },
  ],
});

export const choose = (page: Page, id: string) =>
  page.evaluate((examId) => localStorage.setItem('examId', examId), id);

export const NAME = `${OWN_NAME} ${OWN_NAME} ${OWN_NAME}`;
export const QUESTIONS = HOSTILE_TEXTS.map((_, index) => questionText(index));
/** Returns the texts as names of three parts. */
export const named = (texts: readonly string[]) => texts.map((text) => `${text} ${text} ${text}`);
