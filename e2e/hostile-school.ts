/** A school with hostile texts in every field and in a spreadsheet. */
import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { apiAs } from './api.ts';
import { registerStudent, type Student } from './fixtures.ts';
import { HOSTILE_TEXTS, hostileText } from './hostile-texts.ts';
import type { RunningServer } from './running-server.ts';

type Api = Awaited<ReturnType<typeof apiAs>>;

export interface HostileSchool {
  admin: Student;
  /** An examination with a question for each text. Imported students take it. */
  examinationId: string;
}

/** The text in each of the three name fields of a person. */
export const OWN_NAME = hostileText(100);
export const SCHOOL_NAME = hostileText(100);
export const PRIZE = hostileText(60);
export const CLASS = hostileText(50);
export const EXAMINATION_NAME = hostileText(200);
export const DESCRIPTION = HOSTILE_TEXTS.join('\n');
/** The server rejects a section named `__proto__`, which cannot be a key of an object. */
export const SECTIONS = HOSTILE_TEXTS.filter((text) => text !== '__proto__').map((text) =>
  text.toUpperCase(),
);
export const questionText = (index: number) => `Soal ${index + 1}:`;

function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/**
 * Returns a student sheet with a row per hostile text. The text is in every part of the name and in all free fields. The
 * class has it too if it is short enough.
 */
export function hostileSheet(domain = 'hostile.test'): Buffer<ArrayBuffer> {
  const rows = HOSTILE_TEXTS.map((text, index) => ({
    'Nama Depan': text,
    'Nama Tengah': text,
    'Nama Belakang': text,
    Kelas: text.length <= 50 ? text : CLASS,
    Email: `'xss'+h${index + 1}@${domain}`,
    'Tempat Lahir': text,
    'Nama Wali': text,
    'No. HP Wali': text,
    'Status Wali': text,
    Provinsi: text,
    Kota: text,
    Kecamatan: text,
    Kelurahan: text,
    Alamat: text,
  }));
  const book = utils.book_new(utils.json_to_sheet(rows), 'Kelas');
  // Excel writes shared strings too.
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true }));
}

/** Hostile texts for a person's further free text fields. */
export const OWN_FACTS = Object.fromEntries(
  [
    'place_of_birth',
    'guardian_name',
    'guardian_number',
    'guardian_status',
    'province',
    'city',
    'district',
    'village',
    'address_detail',
  ].map((field) => [field, `${field} ${OWN_NAME}`]),
);

export async function aHostilePerson(server: RunningServer): Promise<Student> {
  // The most hostile address that the validation accepts.
  const email = `'xss'+${randomUUID()}@example.test`;
  const person = await registerStudent(server, {
    first_name: OWN_NAME,
    middle_name: OWN_NAME,
    last_name: OWN_NAME,
    class: CLASS,
    email,
    ...OWN_FACTS,
  });
  return { ...person, email };
}

/** Returns a set-password link for the person. */
export async function aPasswordLink(server: RunningServer, { admin }: HostileSchool, email: string) {
  const [person] = await server.sql('select id from users where email = $1', [email]);
  const api = await apiAs(server, admin.email, admin.password);
  const path = `/api/student/${person?.id}/password-link`;
  return (await api.post<{ card: { link: string } }>(path, {})).card.link;
}

/** Creates an attempt of a new student. In state `late`, an answer arrived after the end. */
export async function anAttempt(
  server: RunningServer,
  { admin, examinationId: exam_id }: HostileSchool,
  state: 'running' | 'submitted' | 'late',
): Promise<void> {
  const { email, password } = await aHostilePerson(server);
  const student = await apiAs(server, email, password);
  const { exam } = await student.post<{ exam: { attempt_id: string } }>('/api/exam/start', { exam_id });
  if (state === 'running') return;
  await student.post('/api/exam/submit', { exam_id, answers: '[]' });
  if (state === 'submitted') return;
  const api = await apiAs(server, admin.email, admin.password);
  const [first] = await api.get<{ id: string }[]>(`/api/examination/bank/${exam_id}`);
  const answered_at = new Date().toISOString();
  await student.post('/api/exam/late', {
    exam_id,
    attempt_id: exam.attempt_id,
    answers: [{ question_id: first?.id, option: '2', seq: 1, answered_at }],
    offline_since: null,
  });
}

async function aDraft(api: Api, examination_name: string, examination_desc: string): Promise<string> {
  const fields = { examination_name, examination_desc, examination_duration: 60, publishing: 'manual' };
  return (await api.post<{ examination: { id: string } }>('/api/examination', fields)).examination.id;
}

/** Escapes the text as the editor does. The server rejects other elements in a question. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

async function insertQuestion(api: Api, examination_id: string, index: number): Promise<void> {
  const options = [0, 1, 2].map((step) => HOSTILE_TEXTS[(index + step) % HOSTILE_TEXTS.length] ?? '');
  await api.post(
    '/api/examination-bank',
    formOf({
      examination_id,
      bank_type: 'text',
      bank_section: SECTIONS[index % SECTIONS.length] ?? '',
      bank_question: `${questionText(index)} ${asHtml(HOSTILE_TEXTS[index] ?? '')}`,
      bank_question_weight: '1',
      option_type: 'text',
      bank_option: JSON.stringify(Object.fromEntries(options.map((text, at) => [at + 1, text]))),
      bank_answer: '[1]',
      hint: HOSTILE_TEXTS[index] ?? '',
    }),
  );
}

/** Imported students and one other student take the examination, so that attempts and ranking show their names. */
async function takeByAll(server: RunningServer, api: Api, exam_id: string, takers: number): Promise<void> {
  const file = new File([hostileSheet()], `${hostileText(40)}.xlsx`);
  const { cards } = await api.post<{ cards: { login: string; password: string }[] }>(
    '/api/student/import',
    formOf({ file }),
  );
  const [first] = await api.get<{ id: string }[]>(`/api/examination/bank/${exam_id}`);
  // Chooses the second option of the first question, which is wrong until a test corrects the answer key.
  const answers = JSON.stringify([{ [first?.id ?? '']: { 2: '' } }]);
  const { email, password: own } = await aHostilePerson(server);
  for (const { login, password } of [...cards.slice(0, takers), { login: email, password: own }]) {
    const student = await apiAs(server, login, password);
    await student.post('/api/exam/start', { exam_id });
    await student.post('/api/exam/submit', { exam_id, answers });
  }
  await server.sql(
    `insert into monthly_balances (user_id, month, total_score, reached_at)
     select id, date_trunc('month', now() at time zone 'Asia/Jakarta'), 5, now() from users where email like '%@hostile.test'
     on conflict do nothing`,
  );
}

/** Fills the school. `takers` imported students and one more take the examination. */
export async function fillSchool(server: RunningServer, takers: number): Promise<HostileSchool> {
  const admin = await aHostilePerson(server);
  await server.sql(`update users set role = 'admin' where email = $1`, [admin.email]);
  const api = await apiAs(server, admin.email, admin.password);
  await api.post('/api/settings', formOf({ school_name: SCHOOL_NAME, prize_text: PRIZE }));

  const examinationId = await aDraft(api, EXAMINATION_NAME, DESCRIPTION);
  for (const index of HOSTILE_TEXTS.keys()) await insertQuestion(api, examinationId, index);
  await api.post(`/api/examination/${examinationId}/publish`, {});
  for (const text of HOSTILE_TEXTS) {
    const id = await aDraft(api, text, text);
    await insertQuestion(api, id, 0);
    await api.post(`/api/examination/${id}/publish`, {});
  }
  await takeByAll(server, api, examinationId, takers);
  return { admin, examinationId };
}
