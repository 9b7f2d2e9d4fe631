/** Test helpers for imports of students: short calls, and the account after an import. */
import { importStudents, login } from '@lulus/contract';
import { anAdmin } from './factories.ts';
import { aSheet, type Rows } from './sheets.ts';
import type { TestApp, TestFile } from './test-app.ts';

export const aFile = (content: Buffer | string, field = 'file'): TestFile => ({
  field,
  filename: '../../siswa.xlsx',
  content: typeof content === 'string' ? content : Uint8Array.from(content),
});

interface ImportOptions {
  dry_run?: 'true' | 'false';
  give?: 'passwords' | 'links';
  self_registered?: 'renew' | 'keep';
  version?: string;
}

export async function sheetImports({ call, context }: TestApp) {
  const admin = await anAdmin(context, { email: 'admin@example.test', whatsapp: '081100000000' });
  const upload = (files: TestFile[], body: ImportOptions = {}) =>
    call(importStudents, { as: admin, body, files });
  const importRows = async (rows: Rows, wishes?: ImportOptions) =>
    (await upload([aFile(aSheet(rows))], wishes)).reply;
  const logIn = (email: string, password: string) => call(login, { body: { email, password } });
  const userOf = (email: string) =>
    context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  return { admin, upload, importRows, logIn, userOf };
}
