/** The steps of `npm test`, `npm run check` and `npm run test:chaos`, with their counts and summary. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWebIfNeeded } from './build-web.mjs';
import { node, tool } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const LINES_OF_A_FAILURE = 25;

const total = { passed: 0, failed: 0, failures: [] };

/**
 * Checks types, format, unused code, imports, words and commit messages, and builds the web app. Runs one
 * check per core at a time.
 */
export async function runStaticChecks() {
  const waiting = [
    ['Web app', buildWebIfNeeded],
    // The slowest checks come first.
    ...['web', 'server', 'bench', 'docs', 'e2e', 'contract'].map((workspace) => [
      `Types of ${workspace}`,
      () => succeeds([...tool('tsc'), '--noEmit', '-p', workspace]),
    ]),
    ['Format and lint', () => succeeds([...tool('biome'), ...BIOME])],
    ['Unused code', () => succeeds(tool('knip'))],
    ['Imports', () => succeeds([...tool('depcruise'), 'contract/src', 'server/src', 'web/src'])],
    ['Plain words', () => succeeds([node, 'scripts/check-words.mjs'])],
    ['Commit messages', () => succeeds([node, 'scripts/check-commits.mjs'])],
  ];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = waiting.shift(); next && !isInterrupted(); next = waiting.shift()) {
        const [name, passes] = next;
        countStep(name, await passes());
      }
    }),
  );
  if (isInterrupted()) exitInterrupted();
}

// Without a terminal, Biome would colour each letter separately.
const BIOME = ['ci', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off', '.'];

export const runUnitTests = () => runVitest('Unit and endpoint tests', '!chaos');
export const runCoreJourneys = () => runJourneys('core');

/** Runs the tests of this Vitest project, or of all others if the name begins with '!'. */
export async function runVitest(name, project) {
  await buildWebIfNeeded();
  await runSuite(name, (report) => ({
    command: [
      ...tool('vitest'),
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      // Tests wait for PostgreSQL and other programs, so one worker more than there are cores is faster.
      `--maxWorkers=${availableParallelism() + 1}`,
      `--outputFile.json=${report}`,
    ],
    read: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(brokenBeforeItsTests).length,
      failures: testResults.flatMap(failedTests),
    }),
  }));
}

/** Runs the journeys of this Playwright project. */
export async function runJourneys(project) {
  await buildWebIfNeeded();
  await runSuite(`Journeys (${project})`, (report) => ({
    command: [...tool('playwright'), 'test', `--project=${project}`, '--reporter=list,json'],
    options: { cwd: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    read: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failedJourneys),
    }),
  }));
}

/** Runs a program that counts as one test. */
export async function runProgram(name, command) {
  console.log(`\n── ${name}`);
  const { code } = await run(command, { tied: true });
  if (isInterrupted()) exitInterrupted();
  countStep(name, code === 0);
}

/**
 * Prints the failures again, so that they are at the end of a long output. The last line has the counts. The
 * exit code is 0 only if something passed and nothing failed.
 */
export function finish() {
  if (total.failures.length > 0) console.log(['\n── What failed', ...total.failures].join('\n'));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

/** Runs a command and prints its output. Returns whether it succeeded. */
async function succeeds(command) {
  const { code, written } = await run(command, { quiet: true });
  if (written.trim()) console.log(written.trim());
  return code === 0;
}

/**
 * Runs a test runner, and counts its results from its report. A crash, or a report without tests, is a
 * failure.
 */
async function runSuite(name, describe) {
  console.log(`\n── ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'lulus-report-'));
  const report = join(folder, 'report.json');
  const { command, options, read } = describe(report);
  const { code } = await run(command, options);
  const { passed, failed, failures } = readCounts(report, read);
  rmSync(folder, { recursive: true });
  if (isInterrupted()) exitInterrupted();
  const crashed = failed === 0 && (code !== 0 || passed === 0);
  count(crashed ? { passed, failed: 1, failures: [name] } : { passed, failed, failures });
}

function readCounts(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

function failedTests(file) {
  if (brokenBeforeItsTests(file)) return [failureOf(relative('.', file.name), file.message)];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      failureOf(`${relative('.', file.name)} › ${fullName}`, failureMessages.join('\n')),
    );
}

/** A file that does not load has no failed test to count. */
function brokenBeforeItsTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
}

function failedJourneys({ specs, suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => failureOf(`e2e/${file} › ${title}`, firstErrorOf(tests))),
    ...suites.flatMap(failedJourneys),
  ];
}

const firstErrorOf = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '';

/** Returns a name with the first lines of the message, without colours. */
function failureOf(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_FAILURE);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function countStep(name, isPassed) {
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name}`);
  count(isPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] });
}

function count({ passed, failed, failures }) {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
}
