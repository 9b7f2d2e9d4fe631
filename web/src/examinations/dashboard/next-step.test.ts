import { expect, test } from 'vitest';
import { anExamination } from '../test-examinations.ts';
import { nextStep, openedSince } from './next-step.ts';

const NOW = '2026-11-23T01:00:00.000Z';
const now = Date.parse(NOW);
const EARLIER = '2026-11-23T00:30:00.000Z';
const SOON = '2026-11-23T01:30:00.000Z';
const LATER = '2026-11-24T01:00:00.000Z';

test('nothing is next if no examination can be taken', () => {
  const over = [
    anExamination({ closes_at: EARLIER }),
    anExamination({ attempt_state: 'submitted', attempts_left: 2 }),
    anExamination({ attempts_left: 0 }),
    anExamination({ examination_bank_count: 0 }),
  ];
  const nothing = { running: undefined, open: undefined, opening: undefined };
  expect(nextStep([], now)).toEqual(nothing);
  expect(nextStep(over, now)).toEqual(nothing);
});

test('a running examination is always returned', () => {
  const running = anExamination({ attempt_state: 'running', attempts_left: 0 });
  expect(nextStep([anExamination(), running], now).running).toBe(running);
});

test('of several open examinations, the one that closes first is next', () => {
  const always = anExamination();
  const today = anExamination({ opens_at: EARLIER, closes_at: SOON });
  const tomorrow = anExamination({ closes_at: LATER });
  expect(nextStep([always, tomorrow, today], now).open).toBe(today);
  expect(nextStep([always, tomorrow], now).open).toBe(tomorrow);
  expect(nextStep([always, anExamination({ closes_at: EARLIER })], now).open).toBe(always);
});

test('the next opening is the earliest in the future', () => {
  const soon = anExamination({ opens_at: SOON });
  const list = [anExamination({ opens_at: LATER }), soon, anExamination({ opens_at: EARLIER })];
  expect(nextStep(list, now).opening).toBe(soon);
  expect(nextStep(list, Date.parse(SOON)).opening?.opens_at).toBe(LATER);
});

test('an examination that opened after the list was fetched is found', () => {
  const soon = anExamination({ opens_at: SOON });
  const list = [anExamination({ opens_at: EARLIER }), anExamination(), soon];
  expect(openedSince(list, NOW, Date.parse(SOON) - 1)).toBeUndefined();
  expect(openedSince(list, NOW, Date.parse(SOON))).toBe(soon);
  expect(openedSince(list, SOON, Date.parse(LATER))).toBeUndefined();
});
