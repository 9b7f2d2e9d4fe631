import { describe, expect, it } from 'vitest';
import { withExtraTime } from '../paper/paper.ts';
import { canGoBack, canGoNext } from '../session/navigation.ts';
import { reduceExam } from '../session/reduce-exam.ts';
import { aPaper, aState, aView, DUE_TIME, q, START_TIME } from '../session/test-exam.ts';
import { endOf, inOpenSection, isLastSection, sectionAfter } from './section-time.ts';

const MINUTE = 60_000;
const TIMED = [{ questions: 2, duration: 10 }, { questions: 2, duration: 20 }, { questions: 1 }];
const paper = aPaper(TIMED);
const FIRST = { section: 0, due: START_TIME + 10 * MINUTE };

describe('the end on the screen', () => {
  it('is that of the open section, limited by the due time of the examination', () => {
    expect(endOf({ open: null, due: DUE_TIME })).toBe(DUE_TIME);
    expect(endOf({ open: FIRST, due: DUE_TIME })).toBe(FIRST.due);
    expect(endOf({ open: { section: 2, due: DUE_TIME + MINUTE }, due: DUE_TIME })).toBe(DUE_TIME);
  });
});

describe('the next section', () => {
  it('begins at the end of the section before, and has its own duration', () => {
    expect(sectionAfter(paper, FIRST, DUE_TIME)).toEqual({ section: 1, due: START_TIME + 30 * MINUTE });
  });

  it('includes the student’s extra time', () => {
    const own = withExtraTime(paper, 25);
    expect([own.duration, own.sections.map(({ duration }) => duration)]).toEqual([75, [12.5, 25, null]]);
    expect(sectionAfter(own, FIRST, DUE_TIME)).toEqual({ section: 1, due: START_TIME + 35 * MINUTE });
  });

  it('lasts until the end of the examination if it has no duration', () => {
    expect(sectionAfter(paper, { section: 1, due: START_TIME + 30 * MINUTE }, DUE_TIME)).toEqual({
      section: 2,
      due: DUE_TIME,
    });
  });

  it('is null after the last section, after the due time, and without timers', () => {
    expect(sectionAfter(paper, { section: 2, due: START_TIME }, DUE_TIME)).toBeNull();
    expect(sectionAfter(paper, { section: 0, due: DUE_TIME }, DUE_TIME)).toBeNull();
    expect(sectionAfter(paper, null, DUE_TIME)).toBeNull();
  });
});

describe('in an examination with section timers', () => {
  it('Back and Next do not leave the open section', () => {
    expect(canGoNext(paper, { section: 0, question: 1 })).toBe(false);
    expect(canGoBack(paper, { section: 1, question: 0 })).toBe(false);
    expect(canGoBack(paper, { section: 1, question: 1 })).toBe(true);
  });

  it('a position in another section becomes the beginning of the open section', () => {
    expect(inOpenSection({ section: 2, question: 0 }, FIRST)).toEqual({ section: 0, question: 0 });
    expect(inOpenSection({ section: 0, question: 1 }, FIRST)).toEqual({ section: 0, question: 1 });
  });

  it('the end of a section’s time opens the next, and the end of the last one ends the examination', () => {
    const first = aState({ open: FIRST, position: { section: 0, question: 1 } }, TIMED);
    const second = reduceExam(first, { type: 'time_over' }, START_TIME);
    expect(second).toMatchObject({
      phase: 'running',
      open: { section: 1 },
      position: { section: 1, question: 0 },
    });
    const third = reduceExam(second, { type: 'time_over' }, START_TIME);
    expect(isLastSection(paper, third.open)).toBe(true);
    expect(reduceExam(third, { type: 'time_over' }, START_TIME).phase).toBe('ended');
  });

  it('a section that ended by a wrong clock continues at the student’s position if the server has it open', () => {
    const first = aState({ open: FIRST, position: { section: 0, question: 1 } }, TIMED);
    const second = reduceExam(first, { type: 'time_over' }, START_TIME);
    const view = aView({ open: FIRST });
    const back = reduceExam(second, { type: 'server_seen', view }, START_TIME);
    expect(back).toMatchObject({ open: FIRST, position: { section: 0, question: 1 } });
  });

  it('a section that a wrong clock opened early continues at the student’s position once it opens', () => {
    const first = aState({ open: FIRST, position: { section: 0, question: 1 } }, TIMED);
    const second = reduceExam(first, { type: 'time_over' }, START_TIME);
    const further = reduceExam(second, { type: 'moved', move: 'next' }, START_TIME);
    const back = reduceExam(further, { type: 'server_seen', view: aView({ open: FIRST }) }, START_TIME);
    const again = reduceExam(back, { type: 'time_over' }, START_TIME);
    expect(again).toMatchObject({ position: { section: 1, question: 1 }, positionWaiting: true });
  });

  it('the server decides which section is open', () => {
    const state = aState({ open: FIRST }, TIMED);
    const view = aView({ open: { section: 1, due: START_TIME + 25 * MINUTE } });
    const seen = reduceExam(state, { type: 'server_seen', view }, START_TIME);
    expect(seen).toMatchObject({
      open: view.open,
      position: { section: 1, question: 0 },
      positionWaiting: true,
    });
  });

  it('waiting answers of the section before stay', () => {
    const state = aState({ open: FIRST }, TIMED);
    const chosen = reduceExam(state, { type: 'answered', question_id: q(0, 0), response: '2' }, START_TIME);
    expect(reduceExam(chosen, { type: 'time_over' }, START_TIME).queue.waiting[q(0, 0)]?.response).toBe('2');
  });
});
