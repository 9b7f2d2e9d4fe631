/** The lists of examinations and the detail page, as students and admins see them. */
import type { Examination } from '@lulus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { aToken, aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render.tsx';
import { fetchAnswersByPath } from '../../../test/server-answers.ts';
import { stored } from '../../platform/device-store/stored.ts';
import { startSession } from '../../platform/session/session.ts';
import { anExamination, anExaminationOfAdmins, EXAM_ID } from '../test-examinations.ts';

type Role = 'student' | 'teacher' | 'admin';

/** Opens a page. `prepare` first stores data on the device. `serverTime` is the `Date` header of all answers. */
function open(
  path: string,
  role: Role = 'student',
  {
    examinations = [anExamination({ id: EXAM_ID })],
    prepare = () => {},
    isConnected = true,
    serverTime,
  }: { examinations?: Examination[]; prepare?: () => void; isConnected?: boolean; serverTime?: string } = {},
) {
  startSession(aToken({ role }));
  prepare();
  const [examination] = examinations;
  const answers: Parameters<typeof fetchAnswersByPath>[0] = {
    '/api/examination': [200, { examinations, examinations_result: {} }],
    [`/api/examination/${EXAM_ID}`]: [200, examination],
    [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins()],
  };
  fetchAnswersByPath(isConnected ? answers : {}, serverTime ? { Date: serverTime } : {});
  return renderApp(path);
}

const DAY_SECONDS = 24 * 60 * 60;
const openAround = (now: number) => ({
  opens_at: new Date(now - 3_600_000).toISOString(),
  closes_at: new Date(now + 3_600_000).toISOString(),
});

const OTHER_TEACHER = '01a1fbd7-63b8-7644-8d79-0000000000b1';

const card = async () => within(await screen.findByRole('article'));
const button = (name: string) => screen.findByRole('button', { name });

describe('the list of examinations', () => {
  test.each<[string, Role, string]>([
    ['/examinations', 'admin', 'All Examinations'],
    ['/examinations', 'student', 'Your Examinations'],
    ['/examinations', 'teacher', 'Your Examinations'],
    ['/dashboard', 'admin', 'Examinations List'],
    ['/dashboard', 'student', 'Examinations List'],
  ])('at %s has a heading for the %s: %s', async (path, role, title) => {
    open(path, role);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  test.each(['/examinations', '/dashboard'])(
    'at %s has a card for each, with its name, description, questions and minutes',
    async (path) => {
      open(path);
      const shown = await card();
      for (const text of ['Try-out', 'Reading and listening', '40 Questions', '90 minutes']) {
        expect(shown.getByText(text)).toBeTruthy();
      }
    },
  );

  test.each<[string, Role, string, string | null]>([
    ['an admin the owner', 'admin', OTHER_TEACHER, 'Bu Ratna'],
    ['a co-teacher that it is shared', 'teacher', OTHER_TEACHER, 'Shared with you'],
    ['nothing to its owner', 'teacher', aUser().id, null],
  ])('shows %s', async (_, role, id, text) => {
    const examination = anExamination({ owner: { id, name: 'Bu Ratna' } });
    open('/examinations', role, { examinations: [examination] });
    const shown = await card();
    if (text) expect(shown.getByText(text)).toBeTruthy();
    expect(shown.getAllByRole('listitem')).toHaveLength(text ? 3 : 2);
  });

  test('leads from a card to the detail page, and stores the selected id', async () => {
    const { user, path } = open('/examinations');
    await user.click(
      within(await screen.findByRole('article')).getByRole('button', {
        name: 'Go to Exam',
        description: 'Try-out',
      }),
    );
    await vi.waitFor(() => expect(path()).toBe('/examination-detail'));
    expect(localStorage.getItem('examId')).toBe(EXAM_ID);
  });

  test.each<[string, Role]>([
    ['/examinations', 'student'],
    ['/dashboard', 'admin'],
  ])('at %s shows that there is none, to the %s', async (path, role) => {
    open(path, role, { examinations: [] });
    expect((await screen.findAllByText('Ujian tidak tersedia')).length).toBeGreaterThan(0);
  });

  test.each(['/examinations', '/dashboard'])('at %s lets admins insert a new one', async (path) => {
    open(path, 'admin');
    expect((await button('Insert New Examination')).getAttribute('href')).toBe('/admin/insert-examination');
  });

  test.each(['/examinations', '/dashboard'])('at %s lets no student insert one', async (path) => {
    open(path);
    await card();
    expect(screen.queryByRole('button', { name: 'Insert New Examination' })).toBeNull();
  });

  test('that cannot be loaded shows the reason in its place, and keeps the session', async () => {
    startSession(aToken());
    const body = { message: 'The server is busy. Please try again in a moment.', code: 'unavailable' };
    fetchAnswersByPath({ '/api/examination': [503, body] });
    const { path } = renderApp('/dashboard');
    expect(await screen.findByText(body.message)).toBeTruthy();
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(path()).toBe('/dashboard');
  });
});

describe('the detail of an examination', () => {
  const viewed = () => stored.examDetail.write(anExamination({ id: EXAM_ID }));
  const openDetail = (role?: Role) =>
    open('/examination-detail', role, { prepare: () => stored.examId.write(EXAM_ID) });

  test('shows its name, description, questions and minutes', async () => {
    openDetail();
    expect(await screen.findByRole('heading', { name: 'Try-out' })).toBeTruthy();
    expect(screen.getByText('Reading and listening')).toBeTruthy();
    const facts = screen.getByText('Total Questions').closest('dl')?.textContent;
    expect(facts).toBe('Total Questions40Duration90 minutes');
  });

  test('with only the fields of the specification can be taken once, and is stored with defaults', async () => {
    startSession(aToken());
    stored.examId.write(EXAM_ID);
    const { id, examination_name, examination_desc, examination_duration, examination_bank_count } =
      anExamination({ id: EXAM_ID });
    const bare = { id, examination_name, examination_desc, examination_duration, examination_bank_count };
    fetchAnswersByPath({ [`/api/examination/${EXAM_ID}`]: [200, bare] });
    renderApp('/examination-detail');
    expect(await screen.findByText('Take exam')).toBeTruthy();
    expect(stored.examDetail.read()).toMatchObject({ ...bare, status: 'published', attempts_left: 1 });
  });

  test('shows a student’s extra time as minutes and seconds, without decimals', async () => {
    startSession(aToken());
    stored.examId.write(EXAM_ID);
    const extended = anExamination({ id: EXAM_ID, examination_duration: 45, extra_time_percent: 25 });
    fetchAnswersByPath({ [`/api/examination/${EXAM_ID}`]: [200, extended] });
    renderApp('/examination-detail');
    expect(await screen.findByText('56 minutes 15 seconds')).toBeTruthy();
  });

  test('is stored on the device as the last one viewed', async () => {
    openDetail();
    await screen.findByRole('heading', { name: 'Try-out' });
    expect(stored.examDetail.read()).toMatchObject({ id: EXAM_ID, examination_name: 'Try-out' });
  });

  test('lets a student take it', async () => {
    openDetail();
    expect((await button('Take exam')).getAttribute('href')).toBe('/examination');
    for (const name of ['Edit Examination', 'Bank List', 'Insert Bank']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  test.each([
    ['wrong at the login and is right now', -3 * DAY_SECONDS, 0],
    ['right at the login and is wrong now', 0, 3 * DAY_SECONDS],
  ])('lets a student take it if the device’s clock was %s', async (_case, atLogin, byNow) => {
    const serverNow = Date.now() + byNow * 1000;
    open('/examination-detail', 'student', {
      examinations: [anExamination({ id: EXAM_ID, ...openAround(serverNow) })],
      prepare: () => {
        stored.examId.write(EXAM_ID);
        if (atLogin) stored.clockOffset.write(atLogin);
      },
      serverTime: new Date(serverNow).toUTCString(),
    });
    expect(await button('Take exam')).toBeTruthy();
  });

  test('links an admin to its form, its bank and a new question, and has no start button', async () => {
    openDetail('admin');
    const address = async (name: string) => (await button(name)).getAttribute('href');
    expect(await address('Edit Examination')).toBe(`/admin/edit-examination?exam=${EXAM_ID}`);
    expect(await address('Bank List')).toBe(`/admin/examination-bank?exam=${EXAM_ID}`);
    expect(await address('Insert Bank')).toBe(`/admin/insert-examination-bank?exam=${EXAM_ID}`);
    expect(screen.queryByRole('button', { name: 'Take exam' })).toBeNull();
  });

  test.each([0, 1])('with %i essay questions links an admin to them', async (count) => {
    startSession(aToken({ role: 'admin' }));
    const path = `/api/marking/${EXAM_ID}`;
    const asked = fetchAnswersByPath({
      [`/api/examination/${EXAM_ID}/admin`]: [200, anExaminationOfAdmins({ attempts_count: 1 })],
      [path]: [200, { questions: Array(count).fill({ id: EXAM_ID }), responses: [] }],
    });
    renderApp(`/examination-detail?exam=${EXAM_ID}`);
    await screen.findByRole('button', { name: 'Bank List' });
    await waitFor(() => expect(asked.mock.calls.some(([address]) => address === path)).toBe(true));
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Mark essays' })).toHaveLength(count));
  });

  test('without a selected examination shows the last one viewed', async () => {
    const { path } = open('/examination-detail', 'student', { prepare: viewed });
    expect(await screen.findByText('Total Questions')).toBeTruthy();
    expect(path()).toBe('/examination-detail');
  });

  test('is that of the link, not the one that the student had opened before', async () => {
    const other = anExamination().id;
    open(`/examination-detail?exam=${EXAM_ID}`, 'student', { prepare: () => stored.examId.write(other) });
    expect(await screen.findByRole('heading', { name: 'Try-out' })).toBeTruthy();
    expect(stored.examId.read()).toBe(other);
  });

  test('is that of the link after the login that the link led to', async () => {
    const address = `/examination-detail?exam=${EXAM_ID}`;
    fetchAnswersByPath({
      '/api/auth/login': [200, { access_token: aToken() }],
      [`/api/examination/${EXAM_ID}`]: [200, anExamination({ id: EXAM_ID })],
    });
    const { user } = renderApp(address);
    await user.type(await screen.findByLabelText(/WhatsApp/), 'siti@example.org');
    await user.type(screen.getByLabelText('Kata Sandi'), 'a good password');
    await user.click(screen.getByRole('button', { name: 'Masuk' }));
    expect(await screen.findByRole('heading', { name: 'Try-out' })).toBeTruthy();
  });

  test('is shown from the copy on the device without a connection', async () => {
    open('/examination-detail', 'student', { prepare: viewed, isConnected: false });
    expect(await screen.findByText('Total Questions', {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('You are not connected')).toBeTruthy();
  }, 15_000);

  test('redirects to the list if no examination is known', async () => {
    const { path } = open('/examination-detail');
    await vi.waitFor(() => expect(path()).toBe('/examinations'));
  });
});
