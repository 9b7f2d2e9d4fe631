import { describe, expect, it } from 'vitest';
import { reduceExam } from './exam-state.ts';
import { examStorage } from './exam-storage.ts';
import { EMPTY_QUEUE } from './save-queue.ts';
import { ATTEMPT_ID, aResult, aState, aWirePaper, q } from './test-exam.ts';

const UNSENT = `unsentAnswers:${ATTEMPT_ID}`;
const chosen = reduceExam(aState(), { type: 'chosen', question_id: q(0, 0), option: '1' });

describe('what the device keeps', () => {
  it('is the answers shown, the position, and what waits', () => {
    examStorage.keepProgress(ATTEMPT_ID, { ...chosen, position: { section: 1, question: 2 } });
    expect(examStorage.readShown()).toEqual({ [q(0, 0)]: '1' });
    expect(examStorage.readPosition()).toEqual({ section: 1, question: 2 });
    expect(examStorage.readUnsent(ATTEMPT_ID).queue).toEqual(chosen.queue);
    expect(localStorage.getItem('nowSection')).toBe('1');
  });
  it('has nothing unsent once all is acknowledged', () => {
    examStorage.keepProgress(ATTEMPT_ID, chosen);
    examStorage.keepProgress(ATTEMPT_ID, { ...chosen, queue: EMPTY_QUEUE });
    expect(localStorage.getItem(UNSENT)).toBeNull();
  });
  it('is another for another attempt', () => {
    examStorage.keepProgress(ATTEMPT_ID, chosen);
    expect(examStorage.readUnsent('another').queue).toEqual(EMPTY_QUEUE);
  });
  it('is the result alone once the attempt is over', () => {
    examStorage.keepPaper(aWirePaper(), ATTEMPT_ID, 'v1');
    examStorage.keepProgress(ATTEMPT_ID, chosen);
    examStorage.finish(ATTEMPT_ID, aResult());
    expect(Object.keys(localStorage).sort()).toEqual(['resultAnswer', 'resultScore']);
    expect(localStorage.getItem('resultScore')).toBe('3');
  });
});

describe('a spoilt value', () => {
  const spoilt = [
    '',
    '{',
    'null',
    '[]',
    '{}',
    '"text"',
    '-1',
    '1.5',
    '[{"a":5}]',
    '{"format":2}',
    'undefined',
  ];
  it.each(spoilt)('%j reads as none and is dropped', (value) => {
    for (const key of ['exams', 'nowQuestion', 'nowSection', UNSENT]) localStorage.setItem(key, value);
    expect(examStorage.readPaper()).toBeNull();
    expect(examStorage.readPosition()).toBeNull();
    expect(examStorage.readUnsent(ATTEMPT_ID)).toEqual({ queue: EMPTY_QUEUE, positionWaiting: false });
    expect(localStorage.getItem('exams')).toBeNull();
  });
  it.each([...spoilt.filter((value) => value !== '[]'), '[{"a":{"1":2}}]'])(
    '%j as answers reads as none',
    (value) => {
      localStorage.setItem('answers', value);
      expect(examStorage.readShown()).toEqual({});
    },
  );
});
