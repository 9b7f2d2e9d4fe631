/** What tests share: tokens as the server makes them, answers as fetch brings them, and a page in its surroundings. */
import { REQUEST_ID_HEADER, type Settings } from '@lulus/contract';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { vi } from 'vitest';
import { Pages } from '../src/app/router.tsx';
import { createQueryClient } from '../src/platform/api/query-client.ts';
import type { Person } from '../src/platform/device-store/stored-shapes.ts';
import { settingsQuery } from '../src/platform/school/school.api.ts';
import { theme } from '../src/platform/theme/theme.ts';

export const aUser = (given: Partial<Person> = {}): Person => ({
  sub: '01a1fbd7-63b8-7644-8d79-000000000001',
  id: '01a1fbd7-63b8-7644-8d79-000000000001',
  role: 'student',
  first_name: 'Siti',
  middle_name: 'Nur',
  last_name: 'Rahmawati',
  email: 'siti@sekolah.test',
  class: 'XII',
  must_change_password: false,
  jti: '01a1fbd7-63b8-7644-8d79-000000000002',
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 3600,
  seal_keys: [`of ${given.id ?? 'Siti'}`],
  ...given,
});

/** An access token with this payload; its signature is not checked here. */
export function aToken(given: Partial<Person> = {}): string {
  const bytes = new TextEncoder().encode(JSON.stringify(aUser(given)));
  const text = btoa(String.fromCharCode(...bytes));
  return `e30.${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
}

/** As the server answers, and not something in between. */
export function serverAnswer(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { [REQUEST_ID_HEADER]: 'made up', ...headers } });
}

/** Makes fetch answer this, and returns it to look at what was asked. */
export function fetchAnswers(status: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = vi.fn<typeof fetch>(async () => serverAnswer(body, status, headers));
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** The same with an answer for each path, status and body; what is not named does not answer. */
export function fetchAnswersByPath(
  answers: Record<string, [status: number, body: unknown]>,
  headers: Record<string, string> = {},
) {
  const answer = vi.fn<typeof fetch>(async (path) => {
    const [status, body] = answers[String(path)] ?? [];
    if (status === undefined) throw new TypeError('Failed to fetch');
    return serverAnswer(body, status, headers);
  });
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** A state in which an earlier user can leave the browser. */
export function localStorageIsFull() {
  const set = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...item) {
    if (this === localStorage) throw new DOMException('no', 'QuotaExceededError');
    set.apply(this, item);
  });
}

/** Makes every upload, which is answered what this answers of its form, as the server answers. */
export function uploadAnswers(answerTo: (form: FormData) => { status?: number; body: unknown }) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      responseText = '';
      upload = {};
      onload = () => undefined;
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders = () => `${REQUEST_ID_HEADER}: made up\r\n`;
      send(form: FormData) {
        const { status = 200, body } = answerTo(form);
        Object.assign(this, { status, responseText: JSON.stringify(body) });
        queueMicrotask(() => this.onload());
      }
    },
  );
}

/** Makes fetch wait for ever. */
export function fetchHangs() {
  const answer = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', answer);
  return answer;
}

/** The whole application at this address. */
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
  erase_after_months: null,
  mail_on: false,
  ...given,
});

/** The school's settings are there already, but where a test is about their coming: `settings: null`. */
export function renderScreen(
  screen: ReactNode,
  { settings = someSettings() }: { settings?: Settings | null } = {},
) {
  const client = createQueryClient();
  if (settings) client.setQueryData(settingsQuery().queryKey, settings);
  return render(
    <MantineProvider theme={theme} env="test">
      <Notifications />
      <QueryClientProvider client={client}>{screen}</QueryClientProvider>
    </MantineProvider>,
  );
}
