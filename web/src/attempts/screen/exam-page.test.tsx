import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers, fetchAnswersByPath, fetchHangs } from '../../../test/server-answers.ts';
import { forgetPress, pressedWith, pressToBegin } from '../../examinations/selected-examination.ts';
import { deviceId } from '../../platform/device-store/device-id.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { currentSession, endSession, startSession } from '../../platform/session/session.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { ATTEMPT_ID, aState, aWirePaper, EXAM_ID } from '../session/test-exam.ts';
import { ExamPage } from './exam-page.tsx';
import { freshDocument } from './fresh-document.ts';

const SOON = new Date(Date.now() + 3_600_000).toISOString();
const pivot = { examination_start_time: new Date().toISOString(), examination_due_time: SOON };
const started = {
  exam: { id: EXAM_ID, attempt_id: ATTEMPT_ID, pivot, now: new Date().toISOString() },
  access_token: null,
};
const state = {
  attempt_id: ATTEMPT_ID,
  pivot,
  now: new Date().toISOString(),
  answers: {},
  section: 0,
  question: 0,
  plays: {},
  section_pivot: null,
  elsewhere: false,
  submitted_at: null,
};
const busy: [number, unknown] = [503, { message: 'The server is busy.', code: 'unavailable' }];

const Detail = () => <p>Detail of {stored.examId.read()}</p>;
const Login = () => <p>Login {useLocation().search}</p>;

const OTHER = EXAM_ID.replace(/1$/, '2');

function openAddress(search = '') {
  renderScreen(
    <MemoryRouter initialEntries={[{ pathname: paths.examination, search }]}>
      <Routes>
        <Route path={paths.examination} element={<ExamPage />} />
        <Route path={paths.examinationDetail} element={<Detail />} />
        <Route path={paths.login} element={<Login />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Opens the examination as if the student had pressed its start button. */
function open() {
  pressToBegin(EXAM_ID, 1);
  openAddress();
}

const loginOpened = () => screen.findByText('Login ?next=%2Fexamination');

beforeEach(() => {
  forgetPress();
  startSession(aToken());
  stored.examId.write(EXAM_ID);
});

it('an examination id in upper case in the address is the same examination', async () => {
  const id = '01A1FBD7-63B8-7644-8D79-6FC8DE157DBC';
  const fetchMock = fetchHangs();
  openAddress(`?examId=${id}`);
  await vi.waitFor(() => expect(String(fetchMock.mock.calls)).toContain(id.toLowerCase()));
  expect(String(fetchMock.mock.calls)).not.toContain(id);
});

describe('while an examination opens', () => {
  it('a loading screen covers the page', () => {
    fetchHangs();
    open();
    const overlay = screen.getByRole('status');
    expect(overlay.textContent).toContain('Loading...');
    expect(overlay.textContent).toContain("This may take a few seconds, please don't close this page.");
  });

  it.each([
    ['the address', `?examId=${OTHER}`, OTHER],
    ['local storage if the address has none', '', EXAM_ID],
  ])('its id comes from %s', async (_, search, examId) => {
    const fetchMock = fetchHangs();
    pressToBegin(examId, 1);
    openAddress(search);
    await vi.waitFor(() =>
      expect(fetchMock.mock.calls.map(([, request]) => String(request?.body))).toEqual([
        expect.stringContaining(examId),
      ]),
    );
  });

  it('it does not change when another tab selects another examination', async () => {
    const fetchMock = fetchHangs();
    open();
    await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
    stored.examId.write(OTHER);
    await act(async () => void startSession(aToken({ class: 'X 2' })));
    expect(fetchMock).toHaveBeenCalledOnce();
  });
});

describe('an examination is not started without a press of its start button:', () => {
  async function expectShown(examId: string) {
    const fetchMock = fetchAnswers(404, { message: 'There is no such attempt.', code: 'not_found' });
    openAddress(`?examId=${examId}`);
    expect(await screen.findByText(`Detail of ${examId}`)).toBeDefined();
    expect(
      fetchMock.mock.calls.map(([address]) => String(address)).filter((one) => /start/.test(one)),
    ).toEqual([]);
  }

  it('from a link', () => expectShown(OTHER));

  it('after a press for another examination', async () => {
    pressToBegin(EXAM_ID, 1);
    await expectShown(OTHER);
  });

  it('after a press by another person on this computer', async () => {
    pressToBegin(EXAM_ID, 1);
    endSession('logout');
    startSession(aToken({ id: OTHER, sub: OTHER }));
    await expectShown(EXAM_ID);
  });

  it('when the student returns to it after it was opened once', async () => {
    fetchAnswersByPath({
      '/api/exam/start': [200, started],
      [`/api/exam/state?exam_id=${EXAM_ID}&device_id=${deviceId()}`]: [
        200,
        { ...state, submitted_at: '2026-11-02T08:00:00.000Z' },
      ],
    });
    open();
    await vi.waitFor(() => expect(pressedWith(EXAM_ID)).toBe(0));
    cleanup();
    await expectShown(EXAM_ID);
  });
});

it('an attempt that was started through the API opens without a takeover', async () => {
  fetchAnswersByPath({
    '/api/exam/start': [200, started],
    [`/api/exam/state?exam_id=${EXAM_ID}&device_id=${deviceId()}`]: [200, state],
    [`/api/exam/bank?exam_id=${EXAM_ID}&have=`]: [200, { exam: aWirePaper() }],
  });
  openAddress();
  expect(await screen.findByRole('radiogroup')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Continue here' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an examination that cannot be opened', () => {
  it('shows a message and a retry button if the questions do not load, and keeps the session', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    fetchAnswersByPath({
      '/api/exam/start': [200, started],
      [`/api/exam/state?exam_id=${EXAM_ID}&device_id=${deviceId()}`]: [200, state],
      [`/api/exam/bank?exam_id=${EXAM_ID}&have=`]: busy,
    });
    open();
    expect(await screen.findByText('Error fetching questions')).toBeDefined();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Question load failure: OpenError: The server is busy.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(currentSession()).not.toBeNull();
  });

  it('shows the server’s error if the start fails', async () => {
    fetchAnswersByPath({ '/api/exam/start': busy });
    open();
    expect(await screen.findByText('Error: The server is busy.')).toBeDefined();
    expect(currentSession()).not.toBeNull();
  });

  it('is retried by loading the page again if a chunk of the program did not load', async () => {
    vi.spyOn(examStorage, 'readPaper').mockRejectedValue(new TypeError('Failed to fetch the module'));
    const load = vi.spyOn(freshDocument, 'load').mockReturnValue();
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('logs out a student whose token is rejected', async () => {
    fetchAnswers(401, { message: 'Please log in.', code: 'unauthenticated' });
    open();
    await loginOpened();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('an examination after its student’s session has expired', () => {
  it('continues offline at its position, with the login dialog over it', async () => {
    await examStorage.storePaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, aState({ due: Date.now() + 3_600_000 }), Date.now());
    endSession('expired');
    fetchAnswersByPath({});
    openAddress();
    expect(await screen.findByRole('radiogroup', {}, { timeout: 5000 })).toBeDefined();
    expect(
      await screen.findByRole('dialog', { name: 'Please log in again' }, { timeout: 5000 }),
    ).toBeDefined();
  });

  it('shows the login dialog after its due time, and `Times Up` if the login is postponed', async () => {
    await examStorage.storePaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, aState({ due: Date.now() - 1000 }), Date.now());
    endSession('expired');
    fetchAnswersByPath({});
    openAddress();
    const later = { name: 'Go on and log in later' };
    await userEvent.click(await screen.findByRole('button', later, { timeout: 5000 }));
    expect(await screen.findByRole('dialog', { name: 'Times Up !' })).toBeDefined();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('button', later)).toBeDefined();
    expect(screen.queryByRole('dialog', { name: 'Times Up !' })).toBeNull();
  });

  it('opens the login if the server rejects the token', async () => {
    await examStorage.storePaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.storeProgress(ATTEMPT_ID, aState(), Date.now());
    endSession('expired');
    fetchAnswers(401, { message: 'Please log in.', code: 'unauthenticated' });
    open();
    await loginOpened();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
