/** Payloads of an admin's client: an examination with three fields, a question with nine. */
import { readFile } from 'node:fs/promises';
import type { Client, Json } from './client.ts';

type Entry = [name: string, value: string | File];

async function mediaFile(name: string, type: string): Promise<File> {
  return new File([await readFile(new URL(`../media/${name}`, import.meta.url))], name, { type });
}

export const png = (name: string) => mediaFile(`${name}.png`, 'image/png');
export const mp3 = () => mediaFile('talk.mp3', 'audio/mpeg');
export const optionPictures = () => Promise.all(['option-red', 'option-green', 'option-blue'].map(png));

export function formOf(fields: Record<string, string>, ...files: Entry[]): FormData {
  const form = new FormData();
  for (const [name, value] of [...Object.entries(fields), ...files]) form.append(name, value);
  return form;
}

/** Returns form entries with the same name for all files. */
export const filesAs = (name: string, files: File[]): Entry[] => files.map((file) => [name, file]);

/** Fields of a question whose options are texts. */
export const textQuestion = (examination_id: string, bank_question: string) => ({
  examination_id,
  bank_type: 'text',
  bank_section: 'reading',
  bank_question,
  bank_question_weight: '2',
  bank_option: JSON.stringify({ 1: 'Light', 2: 'Sugar', 3: 'Salt' }),
  bank_answer: '[1]',
});

/** Fields of a question whose options are files. The files are sent beside these fields. */
export const pictureQuestion = (examination_id: string) => ({
  ...textQuestion(examination_id, 'Which picture is <b>green</b>?'),
  bank_type: 'image',
  bank_section: 'pictures',
  bank_question_weight: '3',
  bank_option: '{}',
  bank_answer: '[2]',
});

export const audioQuestion = (examination_id: string) => ({
  ...textQuestion(examination_id, 'What is said?'),
  bank_type: 'audio',
  bank_section: 'listening',
  bank_question_weight: '1',
  bank_option: JSON.stringify({ 1: 'Good morning', 2: 'Good night', 3: 'Good luck' }),
  bank_answer: '["1","3"]',
});

let examinations = 0;

/** Creates an examination. The reply is not specified, so the client finds it in the list. */
export async function insertExamination(admin: Client, name: string): Promise<Json> {
  const examination_name = `${name} ${++examinations}`;
  await admin.post('api/examination', {
    examination_name,
    examination_desc: 'Two pages.\nNo dictionary.',
    examination_duration: 45,
  });
  return findExamination(admin, examination_name);
}

export async function findExamination(client: Client, examination_name: string): Promise<Json> {
  const { examinations: list } = await client.get('api/examination');
  return list.find((one: Json) => one.examination_name === examination_name);
}

/** Creates an examination with one question in LISTENING, one in PICTURES and four in READING. */
export async function anExaminationOfSix(admin: Client): Promise<Json> {
  const { id, examination_name } = await insertExamination(admin, 'Practice');
  const insert = (form: FormData) => admin.post('api/examination-bank', form);
  await insert(formOf(audioQuestion(id), ['bank_asset', await mp3()]));
  await insert(
    formOf(
      pictureQuestion(id),
      ['bank_asset', await png('picture')],
      ...filesAs('bank_option_file', await optionPictures()),
    ),
  );
  for (const number of [1, 2, 3, 4]) {
    await insert(formOf(textQuestion(id, `What does plant ${number} need?\nChoose one.`)));
  }
  return findExamination(admin, examination_name);
}
