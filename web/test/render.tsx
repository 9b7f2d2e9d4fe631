/** Renders the whole application, or one screen with its providers. */
import type { Settings } from '@lulus/contract';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { Pages } from '../src/app/router.tsx';
import { createQueryClient } from '../src/platform/api/query-client.ts';
import { settingsQuery } from '../src/platform/school/school.api.ts';
import { theme } from '../src/platform/theme/theme.ts';
import { hideFailures } from '../src/platform/ui/feedback/toasts.tsx';

/** Renders the whole application at this address. `path()` returns the current path. */
export function renderApp(address: string) {
  let path = '';
  function Watched() {
    path = useLocation().pathname;
    return <Pages />;
  }
  renderScreen(
    <MemoryRouter initialEntries={[address]}>
      <Watched />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), path: () => path };
}

export const someSettings = (given: Partial<Settings> = {}): Settings => ({
  school_name: '',
  school_logo: null,
  prize_text: 'WIN $10',
  prize_on: true,
  leaderboard_on: true,
  registration_open: true,
  time_zone: 'Asia/Jakarta',
  default_language: 'default',
  give_back_outages: true,
  teachers_see_all_classes: false,
  teachers_open_to_all: false,
  teachers_in_leaderboard: false,
  erase_after_months: null,
  card_passwords_until: null,
  card_address: null,
  public_url: null,
  mail_on: false,
  ...given,
});

/** Renders a screen with its providers. The school's settings are already cached, unless `settings` is null. */
export function renderScreen(
  screen: ReactNode,
  { settings = someSettings() }: { settings?: Settings | null } = {},
) {
  const client = createQueryClient(hideFailures);
  if (settings) client.setQueryData(settingsQuery().queryKey, settings);
  return render(
    <MantineProvider theme={theme} env="test">
      <Notifications />
      <QueryClientProvider client={client}>{screen}</QueryClientProvider>
    </MantineProvider>,
  );
}
