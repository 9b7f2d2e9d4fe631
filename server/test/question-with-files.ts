import { readFile } from 'node:fs/promises';
import { insertBankItem } from '@lulus/contract';
import type { aStudent } from './factories.ts';
import type { TestApp } from './test-app.ts';

const media = (name: string) => readFile(new URL(`../${name}`, import.meta.url));

export interface QuestionWithFiles {
  examination_id: string;
  /** Pictures of the sample: one for the question, and two as options. */
  pictures: [string, string, string];
  /** The last bytes of the sound, which make the file unique. */
  ending: string;
  /** More fields of the form. */
  fields?: object;
  nameOf?: () => string;
}

/**
 * Uploads a question with a picture, a recording and two pictures as options. Returns the id and the links.
 */
export async function aQuestionWithFiles(
  { call }: TestApp,
  admin: Awaited<ReturnType<typeof aStudent>>,
  { examination_id, pictures, ending, fields, nameOf = () => 'file' }: QuestionWithFiles,
) {
  const recorded = await media('test/media/sound.mp3');
  const sound = Buffer.concat([recorded.subarray(0, -ending.length), Buffer.from(ending)]);
  const [asked, ...options] = await Promise.all(pictures.map((name) => media(`sample/media/${name}.png`)));
  const upload = (field: string, extension: string, content: Buffer | undefined) => ({
    field,
    filename: `${nameOf()}.${extension}`,
    content: Uint8Array.from(content ?? []),
  });
  const { bank } = (
    await call(insertBankItem, {
      as: admin,
      body: {
        examination_id,
        bank_type: 'audio',
        bank_section: 'LISTENING',
        bank_question: '<p>Which one?</p>',
        bank_question_weight: 1,
        option_type: 'file',
        bank_answer: '[1]',
        ...fields,
      },
      files: [
        upload('bank_asset', 'png', asked),
        upload('bank_asset', 'mp3', sound),
        ...options.map((content, at) => upload(`bank_option_file[${at + 1}]`, 'png', content)),
      ],
    })
  ).reply;
  return {
    id: bank.id,
    links: [...bank.bank_asset.image, ...bank.bank_asset.audio, ...Object.values(bank.bank_option)],
  };
}
