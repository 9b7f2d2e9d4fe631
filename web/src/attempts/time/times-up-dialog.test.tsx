import { AUTO_SUBMIT_SECONDS, AUTO_SUBMIT_SPREAD_SECONDS } from '@lulus/contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showExam } from '../screen/test-exam-screen.tsx';
// The page loads this after the first question.
import './times-up-dialog.tsx';

const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => within(screen.getByRole('dialog', { name: 'Times Up !' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows the exam screen half a second before the end, then passes the end on both clocks. */
async function showTheEnd(chance?: number) {
  const shown = showExam(undefined, 500, chance);
  shown.server.now += 1500;
  expect(screen.queryByRole('dialog')).toBeNull();
  await settle(1500);
  return shown;
}

describe('when no time is left', () => {
  it('the dialog opens and counts down in seconds', async () => {
    const { server } = await showTheEnd();
    const count = () => Number(/in (\d+) second/.exec(dialog().getByRole('status').textContent ?? '')?.[1]);
    const first = count();
    expect(first).toBeLessThanOrEqual(AUTO_SUBMIT_SECONDS);
    await settle(1000);
    expect(count()).toBe(first - 1);
    expect(server.calls).not.toContain('submit');
  });

  it('the attempt is submitted automatically at the end of the countdown, and the result opens', async () => {
    const { server, path } = await showTheEnd();
    // In single steps, because React renders only between them.
    for (let second = 0; second <= AUTO_SUBMIT_SECONDS; second++) await settle(1000);
    expect(server.calls.filter((call) => call === 'submit')).toHaveLength(1);
    expect(path()).toBe('/result');
  });

  it('the automatic submits of several students are spread over some seconds', async () => {
    const { server } = await showTheEnd(0.9);
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) {
        server.now += 1000;
        await settle(1000);
      }
    };
    await pass(AUTO_SUBMIT_SECONDS + Math.floor(0.9 * AUTO_SUBMIT_SPREAD_SECONDS));
    expect(server.calls).not.toContain('submit');
    await pass(2);
    expect(server.calls.filter((call) => call === 'submit')).toHaveLength(1);
  });

  it('Submisi submits at once', async () => {
    const { server, path } = await showTheEnd();
    act(() => dialog().getByRole('button', { name: 'Submisi' }).click());
    await settle(0);
    expect(server.calls.filter((call) => call === 'submit')).toHaveLength(1);
    expect(path()).toBe('/result');
  });
});
