import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showExam as show } from '../screen/test-exam-screen.tsx';
import { aPaper } from '../session/test-exam.ts';

describe('the confirmation before the whole exam is submitted', () => {
  const FIVE = aPaper([{ questions: 2 }, { questions: 3 }]);
  const openFinish = async (...given: Parameters<typeof show>) => {
    const shown = show(...given);
    await shown.user.click(screen.getByRole('button', { name: 'Finish Section' }));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  };

  it('says first that it ends everything, with the time left and the number of unanswered questions', async () => {
    const { dialog } = await openFinish({ paper: FIVE }, 20 * 60_000 + 30_000);
    expect(dialog.getByRole('heading').textContent).toBe('Submit the whole exam?');
    const said = dialog.getByRole('table').parentElement?.textContent;
    expect(said).toMatch(
      /^This ends the whole exam\. You cannot change anything afterwards\.You still have 20 minutes and 5 unanswered questions\./,
    );
  });

  it('does not offer Submit first while something is unanswered', async () => {
    const { dialog } = await openFinish({ paper: FIVE });
    const variant = (name: string) => dialog.getByRole('button', { name }).dataset.variant;
    expect([variant('Keep working'), variant('Submit')]).toEqual(['filled', 'default']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Keep working'));
  });

  it('offers Submit first once everything is answered', async () => {
    const { user } = show({ paper: aPaper([{ questions: 1 }]) });
    await user.keyboard('1');
    await user.click(screen.getByRole('button', { name: 'Finish Section' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^All questions are answered. You still have 1 minute\.$/)).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Submit' }).dataset.variant).toBe('filled');
  });

  it('keeps its buttons while it closes', async () => {
    const { user } = show({ paper: FIVE });
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await screen.findByRole('heading', { name: 'Review your answers' });
    const [, finish] = screen.getAllByRole('button', { name: 'Finish Section' });
    if (finish) await user.click(finish);
    const dialog = await screen.findByRole('dialog');
    const buttons = () =>
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const before = buttons();
    // Leaves the review too, after which the confirmation offers it.
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Back to the question', hidden: true }));
    expect(buttons()).toEqual(before);
    await waitFor(() => expect(dialog.isConnected).toBe(false));
  });
});
