import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../test/render.tsx';
import { InstallHint } from './install-hint.tsx';

/** Dispatches the browser's install event. */
function offer() {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  const prompt = vi.fn(async () => undefined);
  act(() => void window.dispatchEvent(Object.assign(event, { prompt })));
  return { event, prompt };
}

afterEach(() => {
  window.dispatchEvent(new Event('appinstalled'));
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the browser’s prompt is deferred until the person asks for it', async () => {
  renderScreen(<InstallHint />);
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText('Lulus as an app')).toBeNull();
});

test('nothing is offered if the app is installed or cannot be installed', () => {
  renderScreen(<InstallHint />);
  offer();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByText('Lulus as an app')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a declined offer is not repeated on this device', async () => {
  const { unmount } = renderScreen(<InstallHint />);
  offer();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Lulus as an app')).toBeNull();
  unmount();
  renderScreen(<InstallHint />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('iOS shows how to install by hand', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  renderScreen(<InstallHint />);
  await screen.findByText(/Add to Home Screen/);
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull();
});
