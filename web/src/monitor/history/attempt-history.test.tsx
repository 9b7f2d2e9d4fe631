import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers } from '../../../test/server-answers.ts';
import { startSession } from '../../platform/session/session.ts';
import { AttemptHistory } from './attempt-history.tsx';

it('the history marks repeated requests of a play, which do not count', async () => {
  startSession(aToken({ role: 'admin' }));
  const played = { at: '2026-11-22T08:00:00.000Z', kind: 'played', by: 'student' };
  const details = { question_id: '01a1fbd7-63b8-7644-8d79-000000000009', plays: 1 };
  const events = [
    { ...played, details },
    { ...played, details: { ...details, repeats: 1 } },
  ];
  fetchAnswers(200, { events });
  renderScreen(<AttemptHistory attemptId="01a1fbd7-63b8-7644-8d79-000000000001" />);
  const [first, again] = await screen.findAllByRole('listitem');
  expect(first?.textContent).not.toContain('not counted');
  expect(again?.textContent).toContain('asked for again, not counted');
});

it('the history shows how often a repeated event occurred, and when first and last', async () => {
  startSession(aToken({ role: 'admin' }));
  const details = { times: 2, since: '2026-11-22T08:00:00+00:00' };
  fetchAnswers(200, {
    events: [{ at: '2026-11-22T08:30:00.000Z', kind: 'resumed', by: 'student', details }],
  });
  renderScreen(<AttemptHistory attemptId="01a1fbd7-63b8-7644-8d79-000000000001" />);
  const [line] = await screen.findAllByRole('listitem');
  expect(line?.textContent).toMatch(/×2, first .*:00:00, last.*:30:00/);
});

it('the history says in words how much time was given and taken back, and why', async () => {
  startSession(aToken({ role: 'admin' }));
  const at = '2026-11-22T08:30:00.000Z';
  fetchAnswers(200, {
    events: [
      { at, kind: 'extended', by: 'server', details: { minutes: 1.52, reason: 'outage' } },
      { at, kind: 'extended', by: 'admin', details: { minutes: -5, reason: 'A mistake' } },
      { at, kind: 'extended', by: 'admin', details: { minutes: 37.22, cause: 'closing_time' } },
      { at, kind: 'reopened', by: 'admin', details: { minutes: 1, section: 0, section_name: 'LISTENING' } },
    ],
  });
  renderScreen(<AttemptHistory attemptId="01a1fbd7-63b8-7644-8d79-000000000001" />);
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(lines[0]).toContain('More time givenThe server was away+1 minute 31 seconds');
  expect(lines[1]).toMatch(/^5 minutes taken backA mistake/);
  expect(lines[2]).toContain('The closing time was moved+37 minutes 13 seconds');
  expect(lines[3]).toMatch(/^ReopenedLISTENING\+1 minute/);
});
