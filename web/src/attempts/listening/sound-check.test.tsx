import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SoundCheck } from './sound-check.tsx';

/** Shows the sound check on a device that plays at once, or fails to. */
function showOnDevice({ isBroken = false } = {}) {
  const node = () => ({
    frequency: { value: 0 },
    gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
    connect: (next: unknown) => next,
    start: () => undefined,
    stop: () => undefined,
    addEventListener: (_: string, done: () => void) => setTimeout(done),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0;
      resume = async () => {
        if (isBroken) throw new Error('No device');
      };
      close = async () => undefined;
      createOscillator = node;
      createGain = node;
    },
  );
  render(
    <MantineProvider env="test">
      <SoundCheck />
    </MantineProvider>,
  );
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  screen.findByRole('button', { name }).then((button) => user.click(button));

describe('the sound check', () => {
  it('plays a tune and asks whether it was heard', async () => {
    const user = showOnDevice();
    await press(user, 'Play the test sound');
    await press(user, 'Yes, I heard it');
    expect(screen.getByRole('status').textContent).toBe('Good. Your sound works.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Play it again' }));
  });

  it('shows help if the student heard nothing, and plays again', async () => {
    const user = showOnDevice();
    await press(user, 'Play the test sound');
    await press(user, 'No');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await press(user, 'Play it again');
    await screen.findByRole('button', { name: 'Yes, I heard it' });
  });

  it('reports that the device makes no sound', async () => {
    const user = showOnDevice({ isBroken: true });
    await press(user, 'Play the test sound');
    await screen.findByText(/could not make the sound/);
  });
});
