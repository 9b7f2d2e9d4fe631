import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionAt } from '../paper/paper.ts';
import { barrierTo, canGoBack, canGoNext, canJump, go, type Move, onPaper } from './navigation.ts';
import { aPaper } from './test-exam.ts';

const paper = aPaper([{ questions: 2, forwardOnly: true }, { questions: 3 }, { questions: 1 }]);
const at = (section: number, question: number) => ({ section, question });

describe('Next', () => {
  it('goes to the next question of the section', () => {
    expect(go(paper, at(0, 0), 'next')).toEqual(at(0, 1));
  });
  it('goes to the first question of the next section', () => {
    expect(go(paper, at(0, 1), 'next')).toEqual(at(1, 0));
  });
  it('is disabled only on the last question of the last section', () => {
    expect(canGoNext(paper, at(2, 0))).toBe(false);
    expect(canGoNext(paper, at(1, 2))).toBe(true);
    expect(go(paper, at(2, 0), 'next')).toEqual(at(2, 0));
  });
});

describe('Back', () => {
  it('is disabled everywhere in a forward-only section', () => {
    expect(canGoBack(paper, at(0, 1))).toBe(false);
    expect(go(paper, at(0, 1), 'back')).toEqual(at(0, 1));
  });
  it('is disabled at the first question after a forward-only section', () => {
    expect(canGoBack(paper, at(1, 0))).toBe(false);
  });
  it('goes to the last question of the previous section', () => {
    expect(go(paper, at(2, 0), 'back')).toEqual(at(1, 2));
  });
  it('is disabled at the first question of a paper', () => {
    expect(canGoBack(aPaper([{ questions: 2 }]), at(0, 0))).toBe(false);
  });
});

describe('number buttons', () => {
  it('are disabled in a forward-only section', () => {
    expect(canJump(paper, at(0, 0))).toBe(false);
    expect(go(paper, at(0, 0), { to: 1 })).toEqual(at(0, 0));
  });
  it('lead to any question of another section, but not beyond its last one', () => {
    expect(go(paper, at(1, 0), { to: 2 })).toEqual(at(1, 2));
    expect(go(paper, at(1, 0), { to: 3 })).toEqual(at(1, 0));
  });
});

describe('a jump from the review', () => {
  it('leads to a question of another section', () => {
    expect(go(paper, at(1, 0), { section: 2, to: 0 })).toEqual(at(2, 0));
    expect(go(paper, at(2, 0), { section: 1, to: 2 })).toEqual(at(1, 2));
    expect(go(paper, at(1, 0), { section: 2, to: 1 })).toEqual(at(1, 0));
    expect(go(paper, at(1, 0), { section: 3, to: 0 })).toEqual(at(1, 0));
  });
  it('does not lead out of, into or across a forward-only section', () => {
    expect(barrierTo(paper, 0, 1)).toBe('forward_only');
    expect(barrierTo(paper, 1, 0)).toBe('forward_only');
    const between = aPaper([{ questions: 1 }, { questions: 1, forwardOnly: true }, { questions: 1 }]);
    expect(barrierTo(between, 0, 2)).toBe('forward_only');
    expect(go(between, at(0, 0), { section: 2, to: 0 })).toEqual(at(0, 0));
  });
  it('does not leave the open section if sections have timers', () => {
    const timed = aPaper([
      { questions: 2, duration: 5 },
      { questions: 1, duration: 5 },
    ]);
    expect(barrierTo(timed, 0, 1)).toBe('section_timers');
    expect(go(timed, at(0, 0), { to: 1 })).toEqual(at(0, 1));
  });
});

describe('any paper', () => {
  const shapes = fc.array(
    fc.record({ questions: fc.integer({ min: 1, max: 5 }), forwardOnly: fc.boolean() }),
    { minLength: 1, maxLength: 5 },
  );
  const moves = fc.array(
    fc.oneof(
      fc.constant<Move>('next'),
      fc.constant<Move>('back'),
      fc.record({ to: fc.integer({ min: -2, max: 8 }) }),
      fc.record({ to: fc.integer({ min: -2, max: 8 }), section: fc.integer({ min: -2, max: 8 }) }),
    ),
    { maxLength: 60 },
  );

  it('contains the position after any moves, and no move goes back in or into a forward-only section', () => {
    fc.assert(
      fc.property(shapes, moves, (shape, sequence) => {
        const any = aPaper(shape);
        let here = at(0, 0);
        for (const move of sequence) {
          const there = go(any, here, move);
          expect(questionAt(any, there)).toBeDefined();
          const isBackwards =
            there.section < here.section ||
            (there.section === here.section && there.question < here.question);
          if (isBackwards) expect(any.sections[there.section]?.forwardOnly).toBe(false);
          if (there.section < here.section) expect(any.sections[here.section]?.forwardOnly).toBe(false);
          here = there;
        }
      }),
    );
  });

  it('has a nearest question for any stored position', () => {
    fc.assert(
      fc.property(shapes, fc.integer(), fc.integer(), (shape, section, question) => {
        const any = aPaper(shape);
        expect(questionAt(any, onPaper(any, at(section, question)))).toBeDefined();
      }),
    );
  });
});
