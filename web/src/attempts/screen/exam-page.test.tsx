import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aToken } from '../../../test/people.ts';
import { renderScreen } from '../../../test/render.tsx';
import { fetchAnswers, fetchAnswersByPath, fetchHangs } from '../../../test/server-answers.ts';
import { forgetPress, pressedWith, pressToBegin } from '../../examinations/selected-examination.ts';
import { deviceId } from '../../platform/device-store/device-id.ts';
import { stored } from '../../platform/device-store/stored.ts';
import type { Person } from '../../platform/device-store/stored-shapes.ts';
import { otherDocument } from '../../platform/navigation/other-document.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { currentSession, decodeToken, endSession, startSession } from '../../platform/session/session.ts';
import { examStorage } from '../device-copy/exam-storage.ts';
import { ATTEMPT_ID, aState, aWirePaper, EXAM_ID } from '../session/test-exam.ts';
import { ExamPage } from './exam-page.tsx';

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

const OTHER = EXAM_ID.replace(/1$/, '2');

function openAddress(search = '') {
  renderScreen(
    <MemoryRouter initialEntries={[{ pathname: paths.examination, search }]}>
      <Routes>
        <Route path={paths.examination} element={<ExamPage />} />
        <Route path={paths.examinationDetail} element={<Detail />} />
      </Routes>
    </MemoryRouter>,
  );
}

/** By the button that begins it. */
function open() {
  pressToBegin(EXAM_ID, 1);
  openAddress();
}

/** Which is another document. */
const ledToLogin = () =>
  vi.waitFor(() => expect(otherDocument.open).toHaveBeenCalledWith('/login?next=%2Fexamination'));

beforeEach(() => {
  vi.spyOn(otherDocument, 'open').mockReturnValue();
  forgetPress();
  startSession(aToken());
  stored.examId.write(EXAM_ID);
});

it('however the id is written in the address, it is one examination', async () => {
  const id = '01A1FBD7-63B8-7644-8D79-6FC8DE157DBC';
  const asked = fetchHangs();
  openAddress(`?examId=${id}`);
  await vi.waitFor(() => expect(String(asked.mock.calls)).toContain(id.toLowerCase()));
  expect(String(asked.mock.calls)).not.toContain(id);
});

describe('while an examination opens', () => {
  it('the screen is covered and says to wait', () => {
    fetchHangs();
    open();
    const overlay = screen.getByRole('status');
    expect(overlay.textContent).toContain('Loading...');
    expect(overlay.textContent).toContain("This may take a few seconds, please don't close this page.");
  });

  it.each([
    ['the one in the address', `?examId=${OTHER}`, OTHER],
    ['without one the one kept in local storage', '', EXAM_ID],
  ])('it is %s', async (_, search, examId) => {
    const asked = fetchHangs();
    pressToBegin(examId, 1);
    openAddress(search);
    await vi.waitFor(() =>
      expect(asked.mock.calls.map(([, request]) => String(request?.body))).toEqual([
        expect.stringContaining(examId),
      ]),
    );
  });

  it('it stays the one, whatever another tab chooses', async () => {
    const asked = fetchHangs();
    open();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    stored.examId.write(OTHER);
    await act(async () => void startSession(aToken({ class: 'X 2' })));
    expect(asked).toHaveBeenCalledOnce();
  });
});

describe('an examination is shown but not begun without a press of its button,', () => {
  async function expectShown(examId: string) {
    const asked = fetchAnswers(404, { message: 'There is no such attempt.', code: 'not_found' });
    openAddress(`?examId=${examId}`);
    expect(await screen.findByText(`Detail of ${examId}`)).toBeDefined();
    expect(asked.mock.calls.map(([address]) => String(address)).filter((one) => /start/.test(one))).toEqual(
      [],
    );
  }

  it('where another person sent a link to it', () => expectShown(OTHER));

  it('after a press of another one’s button', async () => {
    pressToBegin(EXAM_ID, 1);
    await expectShown(OTHER);
  });

  it('where another person on this computer pressed it', async () => {
    pressToBegin(EXAM_ID, 1);
    endSession('logout');
    startSession(aToken({ id: OTHER, sub: OTHER }));
    await expectShown(EXAM_ID);
  });

  it('after a press by a person who had stored the id of the next student', async () => {
    const next = aToken({ id: OTHER, sub: OTHER });
    stored.user.write(decodeToken(next) as Person);
    pressToBegin(EXAM_ID, 1);
    localStorage.removeItem('token');
    startSession(next);
    await expectShown(EXAM_ID);
  });

  it('after it was opened once and the student goes back to it', async () => {
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

it('an examination that another program has started is open at once, and asks for no takeover', async () => {
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
  it('shows a message when the questions do not come, offers another try, and keeps the session', async () => {
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

  it('says why its time could not be had', async () => {
    fetchAnswersByPath({ '/api/exam/start': busy });
    open();
    expect(await screen.findByText('Error: The server is busy.')).toBeDefined();
    expect(currentSession()).not.toBeNull();
  });

  it('is tried again in another document where a part of the program was lost', async () => {
    vi.spyOn(examStorage, 'readPaper').mockRejectedValue(new TypeError('Failed to fetch the module'));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(otherDocument.open).toHaveBeenCalledExactlyOnceWith(`/examination?examId=${EXAM_ID}`);
  });

  it('logs out a student whose token is rejected', async () => {
    fetchAnswers(401, { message: 'Please log in.', code: 'unauthenticated' });
    open();
    await ledToLogin();
    expect(currentSession()).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('an examination on a device whose student’s session is over', () => {
  it('goes on where it stood when there is no connection, and asks for the login over it', async () => {
    await examStorage.keepPaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.keepProgress(ATTEMPT_ID, aState({ due: Date.now() + 3_600_000 }), Date.now());
    endSession('expired');
    fetchAnswersByPath({});
    openAddress();
    expect(await screen.findByRole('radiogroup', {}, { timeout: 5000 })).toBeDefined();
    expect(
      await screen.findByRole('dialog', { name: 'Please log in again' }, { timeout: 5000 }),
    ).toBeDefined();
  });

  it('asks for the login where its time is over, and says so while that is put off', async () => {
    await examStorage.keepPaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.keepProgress(ATTEMPT_ID, aState({ due: Date.now() - 1000 }), Date.now());
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

  it('shows nothing of it to another person once its student has logged out in another tab', async () => {
    await examStorage.keepPaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.keepProgress(ATTEMPT_ID, aState({ due: Date.now() + 3_600_000 }), Date.now());
    fetchAnswersByPath({});
    openAddress();
    expect(await screen.findByRole('radiogroup', {}, { timeout: 5000 })).toBeDefined();
    act(() => {
      for (const key of ['user', 'token']) {
        localStorage.removeItem(key);
        window.dispatchEvent(new StorageEvent('storage', { key }));
      }
    });
    expect(
      await screen.findByRole('dialog', { name: 'Please log in again' }, { timeout: 5000 }),
    ).toBeDefined();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
  });

  it('leads to login when the server answers', async () => {
    await examStorage.keepPaper({ ...aWirePaper(), id: EXAM_ID }, ATTEMPT_ID, 'v1');
    await examStorage.keepProgress(ATTEMPT_ID, aState(), Date.now());
    endSession('expired');
    fetchAnswers(401, { message: 'Please log in.', code: 'unauthenticated' });
    open();
    await ledToLogin();
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });
});
