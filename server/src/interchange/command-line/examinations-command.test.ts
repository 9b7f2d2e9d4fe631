/** Runs the program of `npm run examinations` in a child process, against the database of the test. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anExamination, aStudent, aTeacher } from '../../../test/factories.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { listItems } from '../../questions/bank-items.queries.ts';

const COMMAND = fileURLToPath(new URL('../../process/commands/examinations.ts', import.meta.url));
const { context } = await createTestApp();
const folder = await mkdtemp(join(tmpdir(), 'lulus-command-'));

async function run(...args: string[]) {
  const { DATABASE_URL = '', DATA_DIR } = context.config;
  const env = { PATH: process.env.PATH, DATABASE_URL, DATA_DIR, INIT_CWD: folder };
  return new Promise<{ code: unknown; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], { env }, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}
const draftOf = (out: string) => /examination ([\w-]{36})$/m.exec(out)?.[1] ?? '';
const rowOf = (id: string) =>
  context.db.selectFrom('examinations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('an examination is exported by its name, and imported as a draft of a teacher', async () => {
  const examination_name = 'Ujian Perintah';
  await anExamination(context, { published: false, settings: { examination_name, attempts_allowed: 4 } });
  const exported = await run('export', examination_name);
  expect(exported.code).toBe(0);
  expect(await readdir(folder)).toContain('Ujian Perintah.lulus.zip');
  const teacher = await aTeacher(context);
  const { code, out } = await run('import', 'Ujian Perintah.lulus.zip', '--owner', teacher.email ?? '');
  expect([code, out]).toEqual([
    0,
    // The recording of the fixture is not in the file store.
    expect.stringMatching(/: lulus, read 5, stored 5, refused 0, warnings 1, examination /),
  ]);
  expect(await rowOf(draftOf(out))).toMatchObject({
    examination_name,
    owner_id: teacher.id,
    status: 'draft',
    attempts_allowed: 4,
  });
  const second = await run('export', examination_name);
  expect([second.code, second.errors]).toEqual([1, expect.stringContaining('Several examinations')]);
}, 60_000);

test('questions of other formats go into an examination, or into a draft with the name of the file', async () => {
  await writeFile(join(folder, 'Biologi kelas 9.gift.txt'), 'Ibu kota?{=Jakarta ~Bandung}\n\nApa{\n');
  const { code, out } = await run('import', 'Biologi kelas 9.gift.txt', 'missing', '--lang', 'id');
  expect([code, out]).toEqual([1, expect.stringContaining('gift, read 2, stored 1, refused 1')]);
  expect(out).toContain('[gift_brace_unclosed]');
  expect(await rowOf(draftOf(out))).toMatchObject({ examination_name: 'Biologi kelas 9', owner_id: null });

  const { id, items } = await anExamination(context, { published: false });
  const added = await run('import', 'Biologi kelas 9.gift.txt', '--exam', id);
  expect(draftOf(added.out)).toBe(id);
  expect(await listItems(context.db, id)).toHaveLength(items.length + 1);
}, 60_000);

test('wrong arguments are explained', async () => {
  const student = await aStudent(context);
  const errorsOf = async (...args: string[]) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(1);
    return errors;
  };
  expect(await errorsOf('import', 'x.zip', '--owner', student.email ?? '')).toContain('No teacher or admin');
  expect(await errorsOf('export', 'No such examination')).toContain('There is no examination');
  expect(await errorsOf('check')).toContain('Usage:');
  expect(await errorsOf('check', '--wrong')).toContain('Usage:');
  expect(await errorsOf('check', 'missing.gift')).toContain('missing.gift');
}, 60_000);
