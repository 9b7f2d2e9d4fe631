/** Pages on which an admin inserts and edits an examination. */
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aToken } from '../../../../test/people.ts';
import { renderApp, someSettings } from '../../../../test/render.tsx';
import { fetchAnswersByPath, fetchHangs } from '../../../../test/server-answers.ts';
import { aSchoolClass } from '../../../classes/test-classes.ts';
import { stored } from '../../../platform/device-store/stored.ts';
import { rememberSchool } from '../../../platform/school/school.ts';
import { startSession } from '../../../platform/session/session.ts';
import { anExamination, anExaminationOfAdmins, aSection, EXAM_ID } from '../../test-examinations.ts';

type Answer = [status: number, body: unknown];

const ONE = `/api/examination/${EXAM_ID}`;
const reply: Answer = [200, { message: 'Saved.', examination: anExaminationOfAdmins() }];
const refusal: Answer = [
  422,
  {
    message: { examination_name: ['This field is required.', 'Too short.'], examination_duration: ['Odd.'] },
    code: 'validation_failed',
  },
];

function open(path: string, saving?: Answer) {
  startSession(aToken({ role: 'admin' }));
  stored.examId.write(EXAM_ID);
  const asked = fetchAnswersByPath({
    [`${ONE}/admin`]: [200, anExaminationOfAdmins()],
    ...(saving && { [path.includes('insert') ? '/api/examination' : ONE]: saving }),
  });
  return { ...renderApp(path), asked };
}

const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const name = () => input('Examination name');
const save = () => screen.getByRole('button', { name: 'Save' });

afterEach(() => {
  vi.useRealTimers();
});

describe('inserting an examination', () => {
  async function fill(user: ReturnType<typeof open>['user']) {
    await user.type(await name(), 'Biology');
    await user.type(await input('Examination Description'), 'Cells');
    await user.type(screen.getByPlaceholderText('etc: 120'), '45');
    await user.click(save());
  }

  test('asks for the name, the description on four rows, and the duration in minutes', async () => {
    open('/admin/insert-examination');
    expect(await screen.findByRole('heading', { name: 'New Examination' })).toBeTruthy();
    expect((await input('Examination Description')).getAttribute('rows')).toBe('4');
    const duration = await input('Examination Duration');
    expect(duration.placeholder).toBe('etc: 120');
    expect(duration.inputMode).toBe('numeric');
    expect(screen.getByText('In minutes')).toBeTruthy();
  });

  test('warns that results at once reveal right answers to the next attempt', async () => {
    const { user } = open('/admin/insert-examination');
    const attempts = await input('Attempts for each student');
    await user.click(await screen.findByLabelText('At once'));
    expect(screen.queryByText(/each shows which answers were right/)).toBeNull();
    await user.clear(attempts);
    await user.type(attempts, '3');
    expect(await screen.findByText(/each shows which answers were right/)).toBeTruthy();
    await user.click(screen.getByLabelText('By hand'));
    expect(screen.queryByText(/each shows which answers were right/)).toBeNull();
  });

  test('shows a success banner above an empty form, and closes it', async () => {
    const { user, asked, path } = open('/admin/insert-examination', reply);
    await fill(user);
    expect(await screen.findByText('Examination insert success')).toBeTruthy();
    expect(JSON.parse(String(asked.mock.calls.at(-1)?.[1]?.body))).toMatchObject({
      examination_name: 'Biology',
      examination_desc: 'Cells',
      examination_duration: '45',
    });
    expect(path()).toBe('/admin/insert-examination');
    expect((await name()).value).toBe('');
    const link = screen.getByRole('link', { name: 'Open the examination' });
    expect(link.getAttribute('href')).toBe(`/examination-detail?exam=${EXAM_ID}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Examination insert success')).toBeNull();
  });

  test('covers the screen while it saves', async () => {
    const { user } = open('/admin/insert-examination');
    await name();
    fetchHangs();
    await fill(user);
    expect((await screen.findByText('Saving...')).closest('[role=status]')).toBeTruthy();
    expect(save()).toHaveProperty('disabled', true);
  });

  test('shows every error as a toast and at its field, and keeps the typed text', async () => {
    const { user } = open('/admin/insert-examination', refusal);
    await fill(user);
    for (const sentence of ['This field is required.', 'Too short.', 'Odd.']) {
      expect((await screen.findAllByText(new RegExp(sentence))).length).toBeGreaterThan(0);
    }
    expect((await name()).value).toBe('Biology');
    expect(save()).toHaveProperty('disabled', false);
  });

  test('shows a single error as one toast', async () => {
    const { user } = open('/admin/insert-examination', [409, { message: 'Not now.', code: 'conflict' }]);
    await fill(user);
    expect(await screen.findAllByText('Not now.')).toHaveLength(1);
  });
});

test('the duration accepts only digits, typed or pasted', async () => {
  const { user } = open('/admin/insert-examination');
  const duration = await input('Examination Duration');
  await user.type(duration, '1a2 b');
  expect(duration.value).toBe('12');
  await user.paste('x5 minutes');
  expect(duration.value).toBe('125');
});

describe('the closed settings', () => {
  const summary = async () => (await screen.findByText(/ · .* · /)).textContent;

  test('of a new examination show their values', async () => {
    const { user } = open('/admin/insert-examination');
    expect(await summary()).toBe(
      'All students · Always · 1 attempt · Results: At once · No going back in the first section',
    );
    const attempts = await input('Attempts for each student');
    await user.clear(attempts);
    await user.type(attempts, '3');
    await user.click(screen.getByLabelText('By hand'));
    expect(await summary()).toMatch(/ · 3 attempts · Results: By hand · /);
  });

  test('of a stored examination show its values', async () => {
    rememberSchool(someSettings({ time_zone: 'Asia/Jakarta' }));
    startSession(aToken({ role: 'admin' }));
    const lastYear = aSchoolClass({ name: '9B', school_year: '2030/2031', archived: true });
    const classes = [aSchoolClass({ name: '9A' }), lastYear];
    const examination = anExaminationOfAdmins({
      classes: ['9A', '9B'],
      class_ids: classes.map(({ id }) => id),
      opens_at: '2031-12-01T03:00:00.000Z',
      sections: [aSection({ name: 'READING' })],
    });
    fetchAnswersByPath({
      [`${ONE}/admin`]: [200, examination],
      '/api/class/list': [200, { classes, unassigned: [] }],
    });
    renderApp(`/admin/edit-examination?exam=${EXAM_ID}`);
    expect(await screen.findByText(/^9A, 9B \(2030\/2031\) · /)).toBeTruthy();
    expect(await summary()).toBe(
      '9A, 9B (2030/2031) · from Mon, Dec 1, 2031, 10:00 WIB · 1 attempt · Results: At once · Going back is allowed',
    );
  });
});

describe('a time', () => {
  test('is typed in the school’s time zone, is written out below, and is sent in UTC', async () => {
    rememberSchool(someSettings({ time_zone: 'Asia/Jayapura' }));
    const { user, asked } = open('/admin/insert-examination', reply);
    await user.type(await name(), 'Biology');
    await user.type(screen.getByPlaceholderText('etc: 120'), '45');
    await user.click(screen.getByLabelText('Within a window'));
    expect(screen.getByText(/^Time zone of the school: Asia\/Jayapura \(WIT\)\./)).toBeTruthy();
    fireEvent.change(await input('Opens at'), { target: { value: '2031-12-01T10:00' } });
    expect(await screen.findByText('Monday, December 1, 2031 at 10:00 WIT')).toBeTruthy();
    await user.click(save());
    await screen.findByText('Examination insert success');
    expect(
      JSON.parse(String(asked.mock.calls.findLast(([, init]) => init?.method === 'POST')?.[1]?.body)),
    ).toMatchObject({
      opens_at: '2031-12-01T01:00:00.000Z',
      closes_at: null,
    });
  });

  test('of a stored examination is shown in the school’s time zone', async () => {
    rememberSchool(someSettings({ time_zone: 'Asia/Jayapura' }));
    startSession(aToken({ role: 'admin' }));
    const examination = anExaminationOfAdmins({ closes_at: '2031-12-01T01:00:00.000Z' });
    fetchAnswersByPath({ [`${ONE}/admin`]: [200, examination] });
    renderApp(`/admin/edit-examination?exam=${EXAM_ID}`);
    expect((await input('Closes at')).value).toBe('2031-12-01T10:00');
  });
});

describe('the way of publishing', () => {
  const bodyOf = (asked: ReturnType<typeof open>['asked']) =>
    JSON.parse(String(asked.mock.calls.findLast(([, init]) => init?.method === 'POST')?.[1]?.body));

  test('is manual for a new examination, with an explanation', async () => {
    const { user, asked } = open('/admin/insert-examination', reply);
    await user.type(await name(), 'Biology');
    await user.type(screen.getByPlaceholderText('etc: 120'), '45');
    expect(screen.getByText(/once you press Publish/)).toBeTruthy();
    await user.click(save());
    await screen.findByText('Examination insert success');
    expect(bodyOf(asked)).toMatchObject({ publishing: 'manual' });
  });

  test('needs a confirmation before it becomes automatic, because saving publishes at once', async () => {
    const { user, asked } = open('/admin/edit-examination', reply);
    await user.click(await screen.findByLabelText('Automatically'));
    expect(screen.getByText(/as soon as one question is complete/)).toBeTruthy();
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(asked.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save and publish' }));
    expect(await screen.findByText('Examination success updated')).toBeTruthy();
    expect(bodyOf(asked)).toMatchObject({ publishing: 'automatic' });
  });
});

describe('editing an examination before the server answers', () => {
  function openSlowly() {
    startSession(aToken({ role: 'admin' }));
    stored.examId.write(EXAM_ID);
    stored.examDetail.write(anExamination({ id: EXAM_ID, examination_name: 'Local copy' }));
    const { promise, resolve } = Promise.withResolvers<void>();
    fetchAnswersByPath({
      [`${ONE}/admin`]: [200, anExaminationOfAdmins({ classes: ['9A'], class_ids: [aSchoolClass().id] })],
      [ONE]: reply,
    });
    const answer = globalThis.fetch;
    const asked = vi.fn<typeof fetch>(async (path, init) => {
      if (String(path).endsWith('/admin')) await promise;
      return answer(path, init);
    });
    vi.stubGlobal('fetch', asked);
    return { ...renderApp('/admin/edit-examination'), asked, answerNow: () => resolve() };
  }

  test('starts with the stored copy, which the answer replaces in untouched fields', async () => {
    const { answerNow } = openSlowly();
    expect((await name()).value).toBe('Local copy');
    answerNow();
    await vi.waitFor(async () => expect((await name()).value).toBe('Try-out'));
  });

  test('keeps text typed before the answer', async () => {
    const { user, answerNow } = openSlowly();
    await user.type(await name(), ' 2');
    answerNow();
    expect(await screen.findByLabelText('Automatically')).toBeTruthy();
    expect((await name()).value).toBe('Local copy 2');
  });

  test('saves only three fields, so that the settings stay unchanged', async () => {
    const { user, asked } = openSlowly();
    await user.type(await name(), ' 2');
    await user.click(save());
    await screen.findByText('Examination success updated');
    const [, init] = asked.mock.calls.find(([, given]) => given?.method === 'POST') ?? [];
    expect(Object.keys(JSON.parse(String(init?.body)))).toEqual([
      'examination_name',
      'examination_desc',
      'examination_duration',
    ]);
  });
});

describe('editing an examination', () => {
  test('starts with the current values', async () => {
    open('/admin/edit-examination');
    expect(await screen.findByRole('heading', { name: 'Edit Examination' })).toBeTruthy();
    expect((await name()).value).toBe('Try-out');
    expect((await input('Examination Description')).value).toBe('Reading and listening');
    expect((await input('Examination Duration')).value).toBe('90');
  });

  test('shows a success banner, and opens the list after two seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const { user, path } = open('/admin/edit-examination', reply);
    await user.type(await name(), ' 2');
    await user.click(save());
    expect(await screen.findByText('Examination success updated')).toBeTruthy();
    expect(screen.getByText('Will redirect to examinations page ...')).toBeTruthy();
    expect(path()).toBe('/admin/edit-examination');
    const link = screen.getByRole('link', { name: 'Open the examination' });
    expect(link.getAttribute('href')).toBe(`/examination-detail?exam=${EXAM_ID}`);
    await vi.advanceTimersByTimeAsync(2000);
    await vi.waitFor(() => expect(path()).toBe('/examinations'));
  });

  test('keeps the typed text after a rejection', async () => {
    const { user, path } = open('/admin/edit-examination', refusal);
    await user.type(await name(), ' 2');
    await user.click(save());
    expect((await screen.findAllByText(/Too short\./)).length).toBeGreaterThan(0);
    expect((await name()).value).toBe('Try-out 2');
    expect(path()).toBe('/admin/edit-examination');
  });
});
