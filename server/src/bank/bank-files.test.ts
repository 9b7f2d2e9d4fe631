/** Files of questions: which are accepted, kept and replaced. */
import { readdir, readFile } from 'node:fs/promises';
import { type BankItem, insertBankItem, listBankItems, updateBankItem } from '@lulus/contract';
import { describe, expect, test, vi } from 'vitest';
import { contentOf } from '../../test/edited-media.ts';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp, type TestFile } from '../../test/test-app.ts';

const { app, context, call } = await createTestApp();
const admin = await anAdmin(context);

const media = (name: string) => readFile(new URL(`../../${name}`, import.meta.url));
const PICTURES = await Promise.all(
  ['sign-a.png', 'sign-b.png', 'sign-c.png', 'chart.png'].map((name) => media(`sample/media/${name}`)),
);
const SOUND = await media('test/media/sound.mp3');
const VIDEO = await media('test/media/video.mp4');

const upload = (field: string, content: Buffer | undefined): TestFile => ({
  field,
  filename: '../../etc/passwd',
  content: Uint8Array.from(content ?? []),
});
const picture = (at: number, field = 'bank_asset') => upload(field, PICTURES[at]);
const option = (number: number, at: number) => picture(at, `bank_option_file[${number}]`);

const fields = {
  bank_type: 'text' as const,
  bank_section: 'READING',
  bank_question: '<p>Which one?</p>',
  bank_question_weight: 1,
  option_type: 'text' as const,
  bank_option: '{"1":"This","2":"That"}',
  bank_answer: '[1]',
};
const asFiles = { option_type: 'file' as const, bank_option: undefined };

const aDraft = async () => (await anExamination(context, { published: false, sections: [] })).id;
const insert = async (changes: object, files: TestFile[], examination_id?: string) =>
  call(insertBankItem, {
    as: admin,
    body: { examination_id: examination_id ?? (await aDraft()), ...fields, ...changes },
    files,
  });
const update = (bankId: string, changes: object, files: TestFile[] = []) =>
  call(updateBankItem, { as: admin, params: { bankId }, body: { ...fields, ...changes }, files });

const path = (link: string | undefined) => String(link).split('?')[0];
const assets = ({ bank_asset }: BankItem) => ({
  image: bank_asset.image.map(path),
  audio: bank_asset.audio.map(path),
  video: bank_asset.video.map(path),
});
const options = ({ bank_option }: BankItem) =>
  Object.fromEntries(Object.entries(bank_option).map(([number, link]) => [number, path(link)]));

async function anItemWithAssets() {
  return (await insert({ bank_type: 'audio' }, [picture(0), picture(1), upload('bank_asset', SOUND)])).reply
    .bank;
}
const anItemWithFileOptions = async () =>
  (await insert(asFiles, [option(1, 0), option(2, 1), option(3, 2)])).reply.bank;

describe('a file is rejected', () => {
  test.each([
    [
      'as an asset that is not a media file',
      {},
      [upload('bank_asset', Buffer.from('<svg onload="x()"/>'))],
      'bank_asset',
    ],
    ['as a video of a text question', {}, [upload('bank_asset', VIDEO)], 'bank_asset'],
    ['as an option that is a sound', asFiles, [upload('bank_option_file[1]', SOUND)], 'bank_option_file[1]'],
  ])('%s', async (_, changes, files, field) => {
    const examination_id = await aDraft();
    const { status, error } = await insert(changes, files, examination_id);
    expect([status, Object.keys(error.message)]).toEqual([415, [field]]);
    const { reply } = await call(listBankItems, { as: admin, params: { examId: examination_id } });
    expect(reply).toEqual([]);
  });

  test.each(['bank_option_file[0]', 'bank_option_file[27]', 'bank_asset[1]', 'file'])(
    'with a field name that the form does not have: %s',
    async (field) => {
      expect((await insert({}, [picture(0, field)])).status).toBe(422);
    },
  );
});

describe('a form with only the fields of the specification', () => {
  test.each(['bank_option_file', 'bank_option_file[]'])(
    'counts files named %s in order, and needs no option_type',
    async (name) => {
      const sent = { ...asFiles, option_type: undefined };
      const files = [picture(0, name), picture(1, name), picture(2, name), picture(0, 'bank_asset[]')];
      const { bank } = (await insert(sent, files)).reply;
      const numbered = await anItemWithFileOptions();
      expect(bank.option_type).toBe('file');
      const paths = (options: object) => Object.values(options).map((link) => String(link).split('?')[0]);
      expect(Object.keys(bank.bank_option)).toEqual(['1', '2', '3']);
      expect(paths(bank.bank_option)).toEqual(paths(numbered.bank_option));
      expect(bank.bank_asset.image).toHaveLength(1);
    },
  );

  test('has text options without option_type and files', async () => {
    const { bank } = (await insert({ option_type: undefined }, [])).reply;
    expect(bank.option_type).toBe('text');
  });

  test('keeps the option type of an edited question, and accepts lists by kind', async () => {
    const bank = await anItemWithAssets();
    const [first = ''] = bank.bank_asset.image;
    const { reply } = await update(bank.id, {
      option_type: undefined,
      bank_asset_delete_list: JSON.stringify({ image: [first] }),
      bank_asset_old_list: JSON.stringify({ audio: bank.bank_asset.audio }),
    });
    expect(reply.bank.option_type).toBe('text');
    expect([reply.bank.bank_asset.image.length, reply.bank.bank_asset.audio.length]).toEqual([1, 1]);
  });

  test('gives a file without a number the first free number', async () => {
    const bank = await anItemWithFileOptions();
    const { 2: _, ...kept } = bank.bank_option;
    const { reply } = await update(
      bank.id,
      { option_type: undefined, bank_current_option_file: JSON.stringify(kept) },
      [picture(0, 'bank_option_file')],
    );
    expect(path(reply.bank.bank_option[1])).toBe(path(bank.bank_option[1]));
    expect(path(reply.bank.bank_option[2])).toBe(path(bank.bank_option[1]));
    expect(path(reply.bank.bank_option[3])).toBe(path(bank.bank_option[3]));
  });

  test('keeps option files that it lists in order', async () => {
    const bank = await anItemWithFileOptions();
    const kept = JSON.stringify(Object.values(bank.bank_option));
    const { reply } = await update(bank.id, { option_type: undefined, bank_current_option_file: kept });
    expect(reply.bank.option_type).toBe('file');
    expect(Object.keys(reply.bank.bank_option)).toEqual(['1', '2', '3']);
  });
});

describe('inserting', () => {
  test('stores assets by kind, with working links', async () => {
    const bank = await anItemWithAssets();
    expect(assets(bank)).toEqual({
      image: [expect.stringMatching(/^bank_asset\//), expect.stringMatching(/^bank_asset\//)],
      audio: [expect.stringMatching(/^bank_asset\/\w+\.mp3$/)],
      video: [],
    });
    const sound = await app.inject({ url: `/api/assets/${bank.bank_asset.audio[0]}` });
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    expect(await contentOf(sound.rawPayload)).toEqual(await contentOf(SOUND));
  });

  test('accepts a video in a video question', async () => {
    const { reply } = await insert({ bank_type: 'video' }, [upload('bank_asset', VIDEO)]);
    expect(assets(reply.bank).video).toHaveLength(1);
  });

  test('stores images as options, by their numbers', async () => {
    const bank = await anItemWithFileOptions();
    expect(options(bank)).toEqual({
      1: expect.stringMatching(/^bank_option\//),
      2: expect.stringMatching(/^bank_option\//),
      3: expect.stringMatching(/^bank_option\//),
    });
    const image = await app.inject({ url: `/api/assets/${bank.bank_option[3]}` });
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('leaves no half-saved item when its transaction fails', async () => {
    const examination_id = await aDraft();
    const failing = vi.spyOn(context, 'clock').mockImplementationOnce(() => {
      throw new Error('the clock has stopped');
    });
    const { status, error } = await insert({}, [], examination_id);
    failing.mockRestore();
    expect([status, error.code]).toEqual([500, 'internal']);
    for (const table of ['bank_items', 'sections'] as const) {
      const rows = await context.db
        .selectFrom(table)
        .select('id')
        .where('examination_id', '=', examination_id)
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test('leaves no upload behind', async () => {
    await anItemWithAssets();
    await insert({ bank_type: 'film' }, [picture(0)]);
    expect(await readdir(context.uploads)).toEqual([]);
  });
});

describe('editing assets', () => {
  test.each(['bank_asset_delete_list', 'bank_asset_old_list'])(
    'is rejected if the %s names a file that the question does not have',
    async (field) => {
      const other = await anItemWithFileOptions();
      const bank = await anItemWithAssets();
      for (const foreign of ['bank_asset/nothing.png', '../secret', other.bank_option[1]]) {
        const changes = { bank_type: 'audio', [field]: JSON.stringify([foreign]) };
        const { status, error } = await update(bank.id, changes);
        expect([status, Object.keys(error.message)]).toEqual([422, [field]]);
      }
    },
  );

  test('is rejected if the last file that the type needs would be deleted', async () => {
    const bank = await anItemWithAssets();
    const bank_asset_delete_list = JSON.stringify(bank.bank_asset.audio);
    const { status, error } = await update(bank.id, { bank_type: 'audio', bank_asset_delete_list });
    expect([status, Object.keys(error.message)]).toEqual([422, ['bank_asset']]);
    expect((await update(bank.id, { bank_type: 'text', bank_asset_delete_list })).status).toBe(200);
  });

  test('keeps files that are not deleted, and adds new ones', async () => {
    const bank = await anItemWithAssets();
    const before = assets(bank);
    const [first, second] = bank.bank_asset.image;
    const { reply } = await update(
      bank.id,
      {
        bank_type: 'audio',
        bank_asset_delete_list: JSON.stringify([first]),
        bank_asset_old_list: JSON.stringify([path(second)]),
      },
      [picture(3)],
    );
    const after = assets(reply.bank);
    expect(after.audio).toEqual(before.audio);
    expect(after.image).toEqual([before.image[1], expect.not.stringMatching(String(before.image[0]))]);
  });

  test('keeps a file that is deleted and uploaded again, without duplicates', async () => {
    const bank = await anItemWithAssets();
    const bank_asset_delete_list = JSON.stringify([bank.bank_asset.image[0]]);
    const changes = { bank_type: 'audio', bank_asset_delete_list };
    const { reply } = await update(bank.id, changes, [picture(0), picture(1)]);
    expect(assets(reply.bank).image.sort()).toEqual(assets(bank).image.sort());
  });
});

describe('editing file options', () => {
  test('is rejected if a kept option is not a file of this question', async () => {
    const other = await anItemWithAssets();
    const bank = await anItemWithFileOptions();
    const bank_current_option_file = JSON.stringify({ ...bank.bank_option, 2: other.bank_asset.image[0] });
    const { status, error } = await update(bank.id, { ...asFiles, bank_current_option_file });
    expect([status, Object.keys(error.message)]).toEqual([422, ['bank_current_option_file']]);
  });

  test('replaces the option that has a new file and keeps the others', async () => {
    const bank = await anItemWithFileOptions();
    const before = options(bank);
    const kept = JSON.stringify({ 1: bank.bank_option[1], 2: path(bank.bank_option[2]), 3: '' });
    const { reply } = await update(bank.id, { ...asFiles, bank_current_option_file: kept }, [option(2, 3)]);
    expect(Object.keys(reply.bank.bank_option)).toEqual(['1', '2']);
    expect(options(reply.bank)[1]).toBe(before[1]);
    expect(Object.values(before)).not.toContain(options(reply.bank)[2]);
  });

  test('keeps all files if the form does not name any', async () => {
    const bank = await anItemWithFileOptions();
    const { reply } = await update(bank.id, { ...asFiles, hint: 'New.' });
    expect(options(reply.bank)).toEqual(options(bank));
  });

  test('to text options drops the files, and back requires new ones', async () => {
    const bank = await anItemWithFileOptions();
    expect((await update(bank.id, {})).reply.bank.bank_option).toEqual({ 1: 'This', 2: 'That' });
    const { status } = await update(bank.id, {
      ...asFiles,
      bank_current_option_file: JSON.stringify(bank.bank_option),
    });
    expect(status).toBe(422);
    expect((await update(bank.id, asFiles, [option(1, 0), option(2, 1)])).status).toBe(200);
  });
});
