import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notePlaying } from '../listening/playing-recordings.ts';
import { contentFontsOf } from '../paper/content-fonts.ts';
import { readPaper, recordingsIn } from '../paper/paper.ts';
import { filesOf } from '../paper/paper-files.ts';
import { showExam } from '../screen/test-exam-screen.tsx';
import { skippedBy } from '../session/skipped.ts';
import { aState, aWirePaper } from '../session/test-exam.ts';

const STIMULUS = '01a1fbd7-63b8-7644-8d79-000000000077';

/** A forward-only or free section of four questions; the second and the third share a stimulus. */
function aGroup({ forwardOnly = false, audio = [] as string[] } = {}) {
  const wire = aWirePaper([{ questions: 4, forwardOnly }, { questions: 1 }]);
  const [section = []] = Object.values(wire.examination_bank);
  for (const question of section.slice(1, 3)) question.stimulus = STIMULUS;
  wire.stimuli[STIMULUS] = {
    content: '<p>A <em>long</em> passage.</p><img src="bank_asset/drawn.png?s" alt="drawn">',
    bank_asset: JSON.stringify({ image: ['bank_asset/map.png?s'], audio }),
    play_limit: 2,
  };
  return readPaper(wire);
}

const at = (question: number) => ({ position: { section: 0, question } });
const pane = () => screen.queryByRole('region', { name: 'Passage' });
const findPane = () => screen.findByRole('region', { name: 'Passage' });

describe('a stimulus', () => {
  it('is shown with its picture at its questions only', async () => {
    const { user } = showExam({ paper: aGroup() });
    expect(pane()).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect((await findPane()).textContent).toContain('For questions 2 to 3');
    expect(screen.getByRole('img', { name: 'Picture 1 of the passage' })).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(pane()).toBeNull();
  });

  it('stays mounted and folded while the student moves among its questions', async () => {
    const { user } = showExam({ paper: aGroup(), ...at(1) });
    const before = await findPane();
    await user.click(screen.getByRole('button', { name: 'Hide: Passage' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'Question 3' })).toBeDefined();
    expect(pane()).toBe(before);
    const button = screen.getByRole('button', { name: 'Show: Passage' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    expect(pane()).not.toBe(before);
  });

  it('has one recording for its questions', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const { user } = showExam({ paper: aGroup({ audio: ['bank_asset/a.mp3?s'] }), ...at(1) });
    const recording = await screen.findByRole('region', { name: 'Recording' });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('region', { name: 'Recording' })).toBe(recording);
    act(() => vi.unstubAllGlobals());
  });
});

describe('leaving a question whose stimulus has a recording', () => {
  const paper = aGroup({ forwardOnly: true, audio: ['bank_asset/a.mp3?s'] });
  const answered = { response: '1', option: '1', seq: 1, flagged: false };
  const [, first, second] = paper.sections[0]?.questions ?? [];
  const stored = { [first?.id ?? '']: answered, [second?.id ?? '']: answered };
  const state = (question: number, plays = {}) => ({ ...aState({ paper, stored, plays }), ...at(question) });

  it('for another one of the group neither stops it nor skips it', () => {
    onTestFinished(notePlaying());
    expect(skippedBy(state(1))).toBeUndefined();
  });

  it('for the next one skips it', () => {
    expect(skippedBy(state(2))).toBe('unheard');
    expect(skippedBy(state(2, { [STIMULUS]: 1 }))).toBeUndefined();
    onTestFinished(notePlaying());
    expect(skippedBy(state(2, { [STIMULUS]: 1 }))).toBe('playing');
  });
});

it('has files and typefaces that are loaded ahead', () => {
  const paper = aGroup({ audio: ['bank_asset/a.mp3?s'] });
  const questions = paper.sections[0]?.questions ?? [];
  const files = questions.slice(1, 2).flatMap(filesOf).join(' ');
  for (const name of ['a.mp3', 'drawn.png', 'map.png']) expect(files).toContain(name);
  expect(contentFontsOf(paper)).toHaveLength(2);
  expect(recordingsIn(questions)).toMatchObject([{ id: STIMULUS, playLimit: 2, isStimulus: true }]);
});
