import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { aPaper } from '../session/test-exam.ts';
import { IntroDialog } from './intro-dialog.tsx';

/** Shows the introduction to a paper whose first questions have recordings with these play limits. */
async function rules(limits: number[]) {
  const paper = aPaper();
  const questions = paper.sections.flatMap((section) => section.questions);
  for (const [at, playLimit] of limits.entries()) {
    Object.assign(questions[at] ?? {}, {
      playLimit,
      assets: { image: [], audio: ['bank_asset/a.mp3'], video: [] },
    });
  }
  renderScreen(<IntroDialog paper={paper} opened onClose={() => undefined} />);
  return within(await screen.findByRole('dialog')).getByRole('list').textContent;
}

it.each([
  [[1, 1], 'A recording can be played once. Check your sound before you press Play.'],
  [[3], 'A recording can be played 3 times.'],
  [[1, 2], 'Each recording shows how often it can be played.'],
])('the introduction says how often recordings with the limits %j can be played', async (limits, text) => {
  expect(await rules(limits)).toContain(text);
});

it('the introduction says nothing about recordings if there are none', async () => {
  expect(await rules([])).not.toMatch(/recording|Play/);
});
