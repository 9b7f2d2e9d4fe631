import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { buildWebIfNeeded } from './build-web.mjs';
import { tool } from './repository.mjs';
import { exitInterrupted, isInterrupted, run } from './run.mjs';

const LINES_TOLD = 25;

const total = { passed: 0, failed: 0, names: [] };

/** All but end-to-end. A step that fails does not keep the next ones from running. */
export async function runChecks() {
  // Where nobody looks at a terminal, Biome would colour each letter by itself.
  const colors = process.stdout.isTTY ? [] : ['--colors=off'];
  await check('Format and lint', [
    ...tool('biome'),
    'ci',
    '--error-on-warnings',
    '--diagnostic-level=warn',
    ...colors,
    '.',
  ]);
  for (const workspace of ['contract', 'docs', 'server', 'web', 'e2e', 'bench']) {
    await check(`Types of ${workspace}`, [...tool('tsc'), '--noEmit', '-p', workspace]);
  }
  await check('Unused code', tool('knip'));
  // Once for all: the test that weighs it, the servers of all tests and the browser use the same build.
  heading('Web app');
  const built = await buildWebIfNeeded();
  count(built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, names: ['Web app'] });
  await runUnitTests();
}

/** After the checks, which have built the web app. */
export async function runEndToEndTests() {
  await suite('End-to-end tests', (report) => ({
    command: [...tool('playwright'), 'test', '--reporter=list,json'],
    options: { cwd: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    read: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      names: suites.flatMap(failedJourneys),
    }),
  }));
}

/**
 * What failed, with the beginning of why, for whoever sees the end of a long output only, and the counts as its last
 * line. The exit code is 0 only when something passed and nothing failed.
 */
export function finish() {
  if (total.names.length > 0) console.log(['\n── What failed', ...total.names].join('\n'));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

async function runUnitTests() {
  await suite('Unit and endpoint tests', (report) => ({
    command: [
      ...tool('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      // Vitest leaves one core free, which on two is half of the machine.
      '--maxWorkers=100%',
      `--outputFile.json=${report}`,
    ],
    read: ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + testResults.filter(brokenBeforeItsTests).length,
      names: testResults.flatMap(failedTests),
    }),
  }));
}

function failedTests(file) {
  if (brokenBeforeItsTests(file)) return [told(relative('.', file.name), file.message)];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) =>
      told(`${relative('.', file.name)} › ${fullName}`, failureMessages.join('\n')),
    );
}

/** With the beginning of what it says, without colours: what stands further up may not be kept. */
function told(name, message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_TOLD);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

function failedJourneys({ specs, suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => told(`e2e/${file} › ${title}`, firstErrorOf(tests))),
    ...suites.flatMap(failedJourneys),
  ];
}

const firstErrorOf = (tests) =>
  tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message ?? '';

/** A file that cannot even be loaded has no failed test to be counted. */
function brokenBeforeItsTests({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((result) => result.status === 'failed');
}

async function check(name, command) {
  heading(name);
  const { code } = await run(command);
  if (isInterrupted()) exitInterrupted();
  count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, names: [name] });
}

/** Runs a test runner and counts by the report it writes. One that crashes, or finds no test at all, is a failure. */
async function suite(name, describe) {
  heading(name);
  const folder = mkdtempSync(join(tmpdir(), 'lulus-report-'));
  const report = join(folder, 'report.json');
  const { command, options, read } = describe(report);
  const { code } = await run(command, options);
  const { passed, failed, names } = readCounts(report, read);
  rmSync(folder, { recursive: true });
  if (isInterrupted()) exitInterrupted();
  const crashed = failed === 0 && (code !== 0 || passed === 0);
  count(crashed ? { passed, failed: 1, names: [name] } : { passed, failed, names });
}

function readCounts(report, read) {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, names: [] };
  }
}

function heading(name) {
  console.log(`\n── ${name}`);
}

function count({ passed, failed, names = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.names.push(...names);
}
