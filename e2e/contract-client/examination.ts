/** An examination of three questions in two sections, created by API calls. */
import { readFile } from 'node:fs/promises';
import type { Client, Json } from './client.ts';

export async function aFile(name: string, type: string): Promise<File> {
  return new File([await readFile(new URL(`../media/${name}`, import.meta.url))], name, { type });
}

const png = (name: string) => aFile(name, 'image/png');

/** The fields of a text question. `changes` replace some. */
export const textItem = (examination_id: string, changes: Record<string, string> = {}) => ({
  examination_id,
  bank_type: 'text',
  bank_section: 'theory',
  bank_question: '<p>What do <b>plants</b> need?</p>',
  bank_question_weight: '2',
  option_type: 'text',
  bank_option: JSON.stringify({ 1: 'Light', 2: 'Sugar', 3: 'Salt' }),
  bank_answer: '[1]',
  hint: 'Think of the sun.',
  ...changes,
});

export const imageItem = async (examination_id: string) => ({
  examination_id,
  bank_type: 'image',
  bank_section: 'theory',
  bank_question: 'Which colour is meant?',
  bank_question_weight: '3',
  option_type: 'file',
  bank_answer: '[2]',
  bank_asset: [await png('picture.png')],
  'bank_option_file[1]': await png('option-red.png'),
  'bank_option_file[2]': await png('option-green.png'),
  'bank_option_file[3]': await png('option-blue.png'),
});

export const audioItem = async (examination_id: string) => ({
  ...textItem(examination_id, {
    bank_type: 'audio',
    bank_section: 'listening',
    bank_question: 'What is said?',
    bank_question_weight: '1',
    bank_option: JSON.stringify({ 1: 'Good morning', 2: 'Good night', 3: 'Good luck' }),
    bank_answer: '[1,3]',
  }),
  bank_asset: [await aFile('talk.mp3', 'audio/mpeg')],
});

export interface Bank {
  text: Json;
  image: Json;
  audio: Json;
}

export const insert = async (admin: Client, form: Record<string, string | File | File[]>): Promise<Json> =>
  (await admin.ok('POST', '/api/examination-bank', { form })).bank;

/** Creates an examination that students do not see before the publish call. */
export async function aDraft(admin: Client, examination_name = 'Biology'): Promise<Json> {
  const json = {
    examination_name,
    examination_desc: 'Made by a client.',
    examination_duration: 45,
    publishing: 'manual',
  };
  return (await admin.ok('POST', '/api/examination', { json })).examination;
}

/** Creates an examination that students can take. */
export async function aPublishedExamination(admin: Client): Promise<{ id: string; bank: Bank }> {
  const { id } = await aDraft(admin);
  const audio = await insert(admin, await audioItem(id));
  const text = await insert(admin, textItem(id));
  const image = await insert(admin, await imageItem(id));
  await admin.ok('POST', `/api/examination/${id}/publish`);
  return { id, bank: { text, image, audio } };
}
