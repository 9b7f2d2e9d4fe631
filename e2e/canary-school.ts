/**
 * A school whose secrets contain unique words. Secrets are data that a student must not receive before the result.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Api, apiAs } from './api.ts';
import { aDraft, insertQuestion } from './draft.ts';
import { anAdmin, registerStudent, type Student } from './fixtures.ts';
import type { RunningServer } from './running-server.ts';

export interface CanarySchool {
  student: Student;
  examinationName: string;
  /** Public texts. A search must find them on the device, as proof that it searches the right places. */
  questions: string[];
  /** Part of a question's recording. The device stores these bytes unchanged. */
  recording: Buffer;
  hints: string[];
  /** The sum of the weights. The student's result shows it. */
  sum: string;
  /** Words that the student must never receive. */
  others: string[];
}

export const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

/** Weights with so many digits that no time, size or sum equals one by chance. */
const WEIGHTS = [8471.93, 9137.46, 7253.81];
const SUM = 24863.2;

/** Returns the number as JSON and as the screens format it. */
export const spellings = (number: number) => [
  String(number),
  ...['en', 'id'].flatMap((locale) =>
    [false, true].map((useGrouping) => number.toLocaleString(locale, { useGrouping })),
  ),
];

const media = (name: string) => readFile(new URL(`media/${name}`, import.meta.url));

async function fileOf(name: string, called: string): Promise<File> {
  return new File([await media(name)], `${called}.${name.split('.').at(-1)}`);
}

/** Inserts questions with pictures and a recording, whose file names are unique words. */
async function fillPaper(api: Api, examination_id: string, school: CanarySchool, names: string[]) {
  const [of = '', as = '', sound = '', option = ''] = names;
  const about = (at: number) => ({
    examination_id,
    bank_question: school.questions[at] ?? '',
    bank_question_weight: String(WEIGHTS[at]),
    hint: school.hints[at] ?? '',
  });
  await insertQuestion(api, {
    ...about(0),
    bank_type: 'image',
    bank_asset: [await fileOf('picture.png', of)],
  });
  await insertQuestion(api, {
    ...about(1),
    option_type: 'file',
    'bank_option_file[1]': await fileOf('option-blue.png', as),
    'bank_option_file[2]': await fileOf('option-red.png', option),
  });
  await insertQuestion(api, {
    ...about(2),
    bank_section: 'LISTENING',
    bank_type: 'audio',
    bank_asset: [await fileOf('talk.mp3', sound)],
  });
}

/** Registers another student who starts the same examination. Returns that student's secret values. */
async function aClassmate(server: RunningServer, exam_id: string, words: string[]): Promise<string[]> {
  const [name = '', mailbox, home = ''] = words;
  const [email, whatsapp] = [`${mailbox}@example.test`, '6281398273645'];
  const { password } = await registerStudent(server, {
    first_name: name,
    middle_name: name,
    last_name: name,
    email,
    whatsapp,
    guardian_name: home,
    village: home,
    address_detail: home,
  });
  const api = await apiAs(server, email, password);
  await api.post('/api/exam/start', { exam_id });
  const rows = await server.sql(
    `select users.id, attempts.id as attempt_id from users join attempts on user_id = users.id where email = $1`,
    [email],
  );
  return [whatsapp, api.token, ...rows.flatMap(Object.values).map(String)];
}

export async function aCanarySchool(server: RunningServer): Promise<CanarySchool> {
  const admin = await anAdmin(server);
  const [adminName, adminLast] = [canary(), canary()];
  await server.sql('update users set first_name = $2, last_name = $3 where email = $1', [
    admin.email,
    adminName,
    adminLast,
  ]);
  const api = await apiAs(server, admin.email, admin.password);
  const examinationName = `Ulangan ${canary()}`;
  const school: CanarySchool = {
    student: await registerStudent(server),
    examinationName,
    questions: WEIGHTS.map(() => `Soal ${canary()}`),
    // Bytes from the middle, because the server repackages the file.
    recording: (await media('talk.mp3')).subarray(20_000, 30_000),
    hints: WEIGHTS.map(canary),
    sum: String(SUM),
    others: [],
  };
  const files = [canary(), canary(), canary(), canary()];
  const examination = await aDraft(api, examinationName);
  await fillPaper(api, examination, school, files);
  await api.post(`/api/examination/${examination}/publish`, {});

  const [unpublished, text, option, hint] = [canary(), canary(), canary(), canary()];
  const bank_option = JSON.stringify({ 1: option, 2: 'x' });
  const draft = await aDraft(api, unpublished);
  const question = await insertQuestion(api, {
    examination_id: draft,
    bank_question: text,
    bank_option,
    hint,
  });
  const [elsewhere, elsewhereText] = [canary(), canary()];
  // While students register themselves, the names of classes are public.
  const anotherClass = `Class ${randomUUID()}`;
  await api.post('/api/class', { name: anotherClass });
  const ofAnotherClass = await aDraft(api, elsewhere, { classes: [anotherClass] });
  await insertQuestion(api, { examination_id: ofAnotherClass, bank_question: elsewhereText, bank_option });
  await api.post(`/api/examination/${ofAnotherClass}/publish`, {});

  const classmate = [canary(), canary(), canary()];
  const own = await aClassmate(server, examination, classmate);
  school.others = [
    ...[adminName, adminLast, admin.email, api.token],
    ...files,
    ...[unpublished, text, option, hint, draft, question],
    ...[elsewhere, elsewhereText, ofAnotherClass],
    ...classmate,
    ...own,
    ...WEIGHTS.flatMap(spellings),
  ];
  return school;
}
