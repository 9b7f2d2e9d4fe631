import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { endSession, startSession } from '../session/session.ts';
import { chooseDisplay, startDisplay } from './display.ts';
import { DisplayButton } from './display-button.tsx';

const page = document.documentElement;
const shown = () => ({
  text: page.dataset.textSize,
  contrast: page.hasAttribute('data-more-contrast'),
  still: page.hasAttribute('data-less-motion'),
});
const plain = { text: '100', contrast: false, still: false };
const given = { text_size: 150, no_animations: true, high_contrast: false } as const;

beforeAll(startDisplay);

/** Reads the stored settings, as a reload would. */
const reload = () => window.dispatchEvent(new StorageEvent('storage'));

describe('an accommodation of a student', () => {
  test('applies from login to logout', () => {
    startSession(aToken({ display: given }));
    expect(shown()).toEqual({ text: '150', contrast: false, still: true });
    endSession('logout');
    expect(shown()).toEqual(plain);
  });

  test('is overridden by the student’s choice until the school changes it', () => {
    startSession(aToken({ display: given }));
    chooseDisplay({ text_size: 200 });
    endSession('expired');
    startSession(aToken({ display: given }));
    expect(shown().text).toBe('200');
    startSession(aToken({ display: { ...given, text_size: 175 } }));
    expect(shown().text).toBe('175');
    startSession(aToken());
    expect(shown()).toEqual(plain);
    endSession('logout');
  });

  test('keeps the device’s settings that the school has not set', () => {
    chooseDisplay({ high_contrast: true, text_size: 125 });
    startSession(aToken({ display: { ...given, text_size: 100 } }));
    expect(shown()).toEqual({ text: '125', contrast: true, still: true });
    endSession('logout');
    expect(shown()).toEqual({ text: '125', contrast: true, still: false });
  });
});

test('a choice stays on the device after logins and logouts', () => {
  reload();
  expect(shown()).toEqual(plain);
  chooseDisplay({ text_size: 175 });
  startSession(aToken());
  endSession('logout');
  expect(shown().text).toBe('175');
});

test('the dialog shows the current settings and applies each choice at once', async () => {
  reload();
  const user = userEvent.setup();
  renderScreen(<DisplayButton className="" />);
  await user.click(screen.getByRole('button', { name: 'Text size and contrast' }));
  const size = await screen.findByRole<HTMLInputElement>('radio', { name: '150%' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '100%' }).checked).toBe(true);
  await user.click(size);
  await user.click(screen.getByRole('switch', { name: 'High contrast' }));
  await user.click(screen.getByRole('switch', { name: 'No animations' }));
  expect(size.checked).toBe(true);
  expect(shown()).toEqual({ text: '150', contrast: true, still: true });
  await user.click(screen.getByRole('switch', { name: 'High contrast' }));
  expect(shown().contrast).toBe(false);
});
