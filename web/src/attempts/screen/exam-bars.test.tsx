/** Tests of the bars around a question, the strip of sections and the pictures. */
import { OPTION_IMAGE_WIDTH_PX, QUESTION_IMAGE_WIDTH_PX } from '@lulus/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { startSession } from '../../platform/session/session.ts';
import { readPaper } from '../paper/paper.ts';
import { answerOf } from '../session/exam-state.ts';
import { aPaper, aWirePaper, q, TWO_SECTIONS } from '../session/test-exam.ts';
import { showExam } from './test-exam-screen.tsx';

const at = (section: number, question: number) => ({ position: { section, question } });
const bar = () => within(screen.getByRole('region', { name: 'Examination' }));
const strip = () => within(screen.getByRole('navigation', { name: 'Sections' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the bars', () => {
  it('show the number of the question and its section', () => {
    showExam(at(1, 2));
    expect(bar().getByText('Question 3')).toBeDefined();
    expect(bar().getByText('of 3')).toBeDefined();
    expect(bar().getByText('SECTION 2')).toBeDefined();
  });

  it('name the test and the candidate', () => {
    startSession(aToken({ first_name: 'Siti', middle_name: 'Nur', last_name: 'Rahmawati' }));
    showExam();
    expect(bar().getByRole('heading', { name: 'Practice' })).toBeDefined();
    expect(bar().getByText('Candidate: Siti Nur Rahmawati')).toBeDefined();
  });

  it('enable Back and Next only if there is a question in that direction', async () => {
    const { user } = showExam(at(1, 1));
    expect(button('Back').disabled).toBe(false);
    await user.click(button('Back'));
    expect(button('Back').disabled).toBe(true);
    await user.click(button('Next'));
    await user.click(button('Next'));
    expect(button('Next').disabled).toBe(true);
  });

  it('lead from the last question to the review of all answers', async () => {
    const { user } = showExam(at(1, 1));
    expect(screen.queryByRole('button', { name: 'Check answers' })).toBeNull();
    await user.click(button('Next'));
    await user.click(button('Check answers'));
    expect(await screen.findByRole('heading', { name: 'Review your answers' })).toBeDefined();
  });

  it('explain on every question of a forward-only section that there is no way back', async () => {
    const { user } = showExam(at(0, 0));
    const note = () => screen.queryByText('You cannot come back to this question.');
    expect(note()).not.toBeNull();
    await user.keyboard('1');
    await user.click(button('Next'));
    expect(note()).not.toBeNull();
    await user.keyboard('1');
    await user.click(button('Next'));
    expect(note()).toBeNull();
  });

  it('have no flag in a forward-only section, where a flagged question cannot be opened again', async () => {
    const { session, user } = showExam(at(0, 1));
    expect(screen.queryByRole('button', { name: 'Ragu-ragu' })).toBeNull();
    await user.keyboard('f1');
    expect(answerOf(session.getState(), q(0, 1))).toMatchObject({ response: '2', flagged: false });
    await user.click(button('Next'));
    expect(button('Ragu-ragu')).toBeDefined();
  });

  it('show the number in the whole exam beside the number in the section', () => {
    showExam(at(1, 2));
    expect(bar().getByText('5 of 5 in the exam')).toBeDefined();
  });

  it('do not repeat the number if there is one section', () => {
    showExam({ paper: aPaper([{ questions: 3 }]) });
    expect(bar().queryByText(/in the exam/)).toBeNull();
  });
});

describe('the strip of sections', () => {
  it('has a block for the intro and one for each section', () => {
    showExam();
    expect(strip().getByRole('button', { name: 'Intro' })).toBeDefined();
    expect(strip().getAllByRole('listitem')).toHaveLength(TWO_SECTIONS.length);
  });

  it('marks the visited sections', async () => {
    const { user } = showExam(at(0, 1));
    const blocks = () =>
      strip()
        .getAllByRole('listitem')
        .map((block) => block.dataset.reached === 'true');
    expect(blocks()).toEqual([true, false]);
    await user.keyboard('1');
    await user.click(button('Next'));
    expect(blocks()).toEqual([true, true]);
  });

  it('scrolls to the block of the section, and the number bar to the question', async () => {
    const scrolled = vi.fn(async () => undefined);
    Element.prototype.scrollIntoView = scrolled;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    const { user } = showExam(at(0, 1));
    await user.keyboard('1');
    scrolled.mockClear();
    await user.click(button('Next'));
    expect(scrolled.mock.contexts).toContain(strip().getByText('SECTION 2').closest('li'));
    const numbers = within(screen.getByRole('navigation', { name: 'Questions of this section' }));
    expect(scrolled.mock.contexts).toContain(numbers.getByRole('button', { current: 'step' }));
    scrolled.mockClear();
    await user.click(button('Next'));
    expect(scrolled.mock.contexts).toEqual([numbers.getByRole('button', { current: 'step' })]);
  });

  it('has a number button for each question of the section', async () => {
    const { user } = showExam(at(0, 1));
    const numbers = () => within(screen.getByRole('navigation', { name: 'Questions of this section' }));
    expect(numbers().getAllByRole('button')).toHaveLength(2);
    await user.keyboard('1');
    await user.click(button('Next'));
    expect(numbers().getAllByRole('button')).toHaveLength(3);
  });
});

describe('a question', () => {
  it('keeps its line breaks', () => {
    const paper = aPaper([{ questions: 1 }]);
    const [section] = paper.sections;
    const [question] = section?.questions ?? [];
    if (question) question.html = 'one\ntwo<br>three';
    showExam({ paper });
    expect(screen.getByText(/^one/).innerHTML).toBe('one\ntwo<br>three');
  });

  it('has pictures 300 px wide, and picture options 150 px wide', () => {
    const wire = aWirePaper([{ questions: 1 }]);
    const [question] = Object.values(wire.examination_bank)[0] ?? [];
    if (question) {
      question.bank_asset = JSON.stringify({ image: ['bank_asset/a.png?s'] });
      question.bank_option = [{ '1': 'bank_option/b.png?s' }, { '2': 'bank account' }];
    }
    showExam({ paper: readPaper(wire) });
    const width = (name: string) => Number(screen.getByRole('img', { name }).getAttribute('width'));
    expect(width('Question image 1')).toBe(QUESTION_IMAGE_WIDTH_PX);
    expect(width('Option A')).toBe(OPTION_IMAGE_WIDTH_PX);
    expect([QUESTION_IMAGE_WIDTH_PX, OPTION_IMAGE_WIDTH_PX]).toEqual([300, 150]);
    expect(screen.getByText('bank account')).toBeDefined();
  });
});
