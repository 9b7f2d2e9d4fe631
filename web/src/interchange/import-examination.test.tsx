import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aToken } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { fetchAnswersByPath, uploadAnswers } from '../../test/server-answers.ts';
import { EXAM_ID } from '../examinations/test-examinations.ts';
import { startSession } from '../platform/session/session.ts';
import type { ImportedExamination } from './interchange.api.ts';

const note = { code: 'of_this_test', params: {} };
const stored: ImportedExamination = {
  message: 'The examination was imported as a draft.',
  examination_id: EXAM_ID,
  counts: { stored: 3, refused: 1 },
  refused: [{ ...note, n: 2, ref: 'question 2', message: 'Hotspots cannot be imported.' }],
  warnings: [{ ...note, n: 3, ref: 'question 3', message: 'The picture is missing.' }],
  notes: [{ ...note, message: 'Two titles were left out.' }],
};

/** Opens the dialog on the list of examinations, and chooses a package. */
async function choosePackage(role: 'admin' | 'teacher' = 'teacher') {
  startSession(aToken({ role }));
  fetchAnswersByPath({ '/api/examination': [200, { examinations: [], examinations_result: {} }] });
  const { user } = renderApp('/examinations');
  await user.click(await screen.findByRole('button', { name: 'From a file' }));
  const dialog = await screen.findByRole('dialog', { name: 'New examination from a file' });
  const file = new File(['PK'], 'ujian.lulus.zip', { type: 'application/zip' });
  fireEvent.change(within(dialog).getByLabelText('Pilih file'), { target: { files: [file] } });
  await user.click(await within(dialog).findByRole('button', { name: 'Import examination' }));
}

test('a package becomes a draft, and refused questions and warnings are named', async () => {
  const forms: FormData[] = [];
  uploadAnswers((form) => {
    forms.push(form);
    return { status: 201, body: stored };
  });
  await choosePackage();
  const dialog = await screen.findByRole('dialog', { name: 'The examination is imported' });
  expect(forms.map((form) => (form.get('file') as File).name)).toEqual(['ujian.lulus.zip']);
  within(dialog).getByText(/The draft has 3 questions/);
  const refused = within(dialog).getByRole('region', { name: '1 question cannot be imported' });
  within(refused).getByRole('row', { name: /question 2 Hotspots/ });
  const warnings = within(dialog).getByRole('region', { name: '1 warning' });
  within(warnings).getByRole('row', { name: /question 3 The picture/ });
  expect(within(dialog).getByRole('note').textContent).toBe('Two titles were left out.');
  const link = within(dialog).getByRole('link', { name: 'Open the draft' });
  expect(link.getAttribute('href')).toContain(EXAM_ID);
});

test('a file that is no package says so, and another can be chosen', async () => {
  uploadAnswers(() => ({
    status: 422,
    body: {
      code: 'validation_failed',
      message: { file: ['This file is no Lulus package.'] },
      params: {},
      fields: {},
    },
  }));
  await choosePackage('admin');
  expect((await screen.findByRole('alert')).textContent).toContain('This file is no Lulus package.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Import examination' }).disabled).toBe(false);
});

test('students have no such button', async () => {
  startSession(aToken({ role: 'student' }));
  fetchAnswersByPath({ '/api/examination': [200, { examinations: [], examinations_result: {} }] });
  renderApp('/examinations');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'From a file' })).toBeNull();
});
