/** A teacher whose connection breaks during an import sends it again. */
import * as contract from '@lulus/contract';
import { expect, test } from 'vitest';
import { anAdmin, anExamination } from '../../test/factories.ts';
import { createTestApp } from '../../test/test-app.ts';

const { call, context } = await createTestApp();
const admin = await anAdmin(context);

const GIFT = Array.from({ length: 20 }, (_, at) => `Soal ${at + 1}? {=ya ~tidak}`).join('\n\n');

test('an import that is sent again while the first still runs stores its questions once', async () => {
  const { id } = await anExamination(context, { published: false, sections: [] });
  const files = [{ field: 'file', filename: 'soal.txt', content: GIFT }];
  const { reply } = await call(contract.previewImport, { as: admin, body: { examination_id: id }, files });
  const { import_id } = reply;
  const send = () => call(contract.importQuestions, { as: admin, body: { import_id } });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  const [first, ...others] = replies.map(({ reply: { bank_ids } }) => bank_ids);
  expect(first).toHaveLength(20);
  for (const ids of others) expect(ids).toEqual(first);
  const bank = await call(contract.listBankItems, { as: admin, params: { examId: id } });
  expect(bank.reply.map((item) => item.id).sort()).toEqual([...(first ?? [])].sort());
});
