import { MAX_TOASTS, TOAST_MS } from '@lulus/contract';
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/client.ts';
import { createQueryClient } from '../../api/query-client.ts';
import {
  hideFailures,
  showError,
  showFailureUntilSeen,
  showLoading,
  showNote,
  showSuccess,
  toastSettings,
} from './toasts.tsx';

const spyOnShow = () => vi.spyOn(notifications, 'show').mockReturnValue('id');
let show: ReturnType<typeof spyOnShow>;
const shown = () => show.mock.calls.map(([toast]) => toast.message);

beforeEach(() => {
  show = spyOnShow();
});

describe('a failure', () => {
  test('with messages by field shows a toast for each', () => {
    showError(
      new ApiError(422, 'validation_failed', { email: ['Taken.', 'Too long.'], class: ['Missing.'] }),
    );
    expect(shown()).toEqual(['Taken.', 'Too long.', 'Missing.']);
    for (const [toast] of show.mock.calls) expect(toast.autoClose).toBe(TOAST_MS.error);
  });

  test('with one message shows one toast', () => {
    showError(new ApiError(409, 'conflict', 'You have already taken this examination.'));
    expect(shown()).toEqual(['You have already taken this examination.']);
  });

  test('with the same message for two fields shows two toasts and removes the previous two', () => {
    const hide = vi.spyOn(notifications, 'hide').mockReturnValue('id');
    const message = 'This field is required.';
    const error = new ApiError(422, 'validation_failed', { email: [message], class: [message] });
    showError(error);
    expect(shown()).toEqual([message, message]);
    expect(hide).not.toHaveBeenCalled();
    show.mockReturnValueOnce('first').mockReturnValueOnce('second');
    showError(error);
    showError(error);
    expect(hide.mock.calls.flat()).toEqual(['id', 'id', 'first', 'second']);
  });

  test('that is repeated replaces its previous toast', () => {
    const hide = vi.spyOn(notifications, 'hide').mockReturnValue('id');
    for (const message of ['Wrong.', 'Wrong.', 'Full.']) showError(new ApiError(409, 'conflict', message));
    expect(shown()).toEqual(['Wrong.', 'Wrong.', 'Full.']);
    expect(hide.mock.calls).toEqual([['id']]);
  });

  test('of the connection shows that nothing is lost', () => {
    showError(new NetworkError());
    expect(shown()[0]).toMatch(/No connection to the server.*Nothing is lost/);
  });

  test('of the program itself shows no internals', () => {
    showError(new TypeError('x is not a function'));
    expect(shown()[0]).not.toMatch(/function/);
  });
});

test('a success is a polite toast for two seconds', () => {
  showSuccess('Saved.');
  expect(show.mock.calls[0]?.[0]).toMatchObject({ message: 'Saved.', role: 'status', autoClose: 2000 });
});

test('a note has the duration of a plain toast', () => {
  showNote('Section 2 begins.');
  expect(show.mock.calls[0]?.[0]).toMatchObject({ role: 'status', autoClose: TOAST_MS.blank });
});

describe('a loading toast', () => {
  test('is shown until the action has finished', () => {
    vi.useFakeTimers();
    const hide = vi.spyOn(notifications, 'hide').mockReturnValue('id');
    const done = showLoading('Logging out…');
    vi.runAllTimers();
    expect(show.mock.calls[0]?.[0]).toMatchObject({
      message: 'Logging out…',
      loading: true,
      autoClose: false,
    });
    expect(hide).not.toHaveBeenCalled();
    done();
    expect(hide).toHaveBeenCalledWith('id');
    vi.useRealTimers();
  });

  test('is not shown for a very short action', () => {
    vi.useFakeTimers();
    showLoading('Logging out…')();
    vi.runAllTimers();
    expect(show).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

test('at most twenty toasts are shown at once, a failure for four seconds', () => {
  expect(toastSettings.limit).toBe(MAX_TOASTS);
  expect(MAX_TOASTS).toBe(20);
  expect(TOAST_MS).toEqual({ error: 4000, success: 2000, blank: 4000, custom: 4000, loading: Infinity });
  showError(new NetworkError());
  expect(show.mock.calls[0]?.[0].autoClose).toBe(4000);
});

test('hideFailures removes failures but not those that a person must close', () => {
  show.mockRestore();
  showError(new ApiError(409, 'conflict', 'Full.'));
  showFailureUntilSeen('The answers could not be read.');
  showNote('Section 2 begins.');
  hideFailures();
  const left = notificationsStore.getState().notifications.map(({ message }) => message);
  expect(left).toEqual(['The answers could not be read.', 'Section 2 begins.']);
  notifications.clean();
});

test('a success removes the failures before it', () => {
  show.mockRestore();
  showError(new ApiError(409, 'conflict', 'Full.'));
  showSuccess('Saved.');
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual(['Saved.']);
  notifications.clean();
});

test('a saved change removes the failures before it', async () => {
  show.mockRestore();
  showError(new ApiError(409, 'conflict', 'Full.'));
  const client = createQueryClient(hideFailures);
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 'saved' })
    .execute(undefined);
  expect(notificationsStore.getState().notifications).toEqual([]);
});
