import type { MonitoredAttempt } from '@lulus/contract';
import { describe, expect, test } from 'vitest';
import { aRunningAttempt, aSubmittedAttempt, attemptRow } from '../test-attempts.ts';
import { type ResultsWords, resultsFile } from './results-file.ts';

const words: ResultsWords = {
  headings: ['Student', 'Login', 'Class', 'Attempt', 'Started', 'End', 'Score', 'Out of'],
  stillRunning: 'not handed in',
  beingMarked: 'being marked',
};

const linesOf = async (attempt: MonitoredAttempt, locale = 'en-GB') =>
  (await resultsFile([attemptRow(attempt)], words, locale).text()).split('\r\n');

describe('the file of all results', () => {
  test('has the numbers and separators of the language', async () => {
    const [heading, english] = await linesOf(aSubmittedAttempt());
    expect(heading).toBe('"Student","Login","Class","Attempt","Started","End","Score","Out of"');
    expect(english).toMatch(/,7\.5,10$/);
    const [, indonesian] = await linesOf(aSubmittedAttempt(), 'id-ID');
    expect(indonesian).toMatch(/;7,5;10$/);
  });

  test('marks a running attempt as not handed in', async () => {
    const [, running] = await linesOf(aRunningAttempt());
    expect(running).toMatch(/,"","not handed in",""$/);
  });

  test('escapes names that would be formulas or columns', async () => {
    const [, line] = await linesOf(
      aSubmittedAttempt({ first_name: '=1+1', last_name: '"x",y', class: null }),
    );
    expect(line).toMatch(/^"'=1\+1 ""x"",y","siti@example.test","",/);
    const [, fullWidth] = await linesOf(aSubmittedAttempt({ first_name: '＝1+1' }));
    expect(fullWidth).toMatch(/^"'＝1\+1 /);
  });
});
