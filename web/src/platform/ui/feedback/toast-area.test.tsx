import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '../../theme/theme.ts';
import { ToastArea } from './toast-area.tsx';
import { showFailureUntilSeen } from './toasts.tsx';

afterEach(() => notifications.clean());

test('the first toast is shown after its code has loaded', async () => {
  render(
    <MantineProvider theme={theme} env="test">
      <ToastArea />
    </MantineProvider>,
  );
  act(() => showFailureUntilSeen('The answers could not be read.'));
  expect(await screen.findByText('The answers could not be read.')).toBeDefined();
});
