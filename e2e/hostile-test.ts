/** What the journeys among hostile texts share: a school that is full of them, and how it is looked at. */
import { test as base, type Page } from './fixtures.ts';
import { fillSchool, type HostileSchool, OWN_NAME, questionText } from './hostile-school.ts';
import { onlyReport, watch } from './hostile-screens.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { startSeededServer } from './seeded-database.ts';

interface WorkerFixtures {
  /** How many of the students take the examination. */
  takers: number;
  school: HostileSchool;
}

/** In a file, `mode: 'default'` has its journeys one after the other in one school, which takes longer to fill than to look at. */
export const test = base.extend<{ watched: undefined }, WorkerFixtures>({
  // One would answer a page with the policy that it had from the server.
  serviceWorkers: 'block',
  watched: [
    async ({ context, pageErrors }, use) => {
      await onlyReport(context);
      await watch(context, pageErrors);
      await use(undefined);
    },
    { auto: true },
  ],
  // A server of its own, since its school is no place for other journeys.
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
/** The texts as names of three parts. */
export const named = (texts: readonly string[]) => texts.map((text) => `${text} ${text} ${text}`);
