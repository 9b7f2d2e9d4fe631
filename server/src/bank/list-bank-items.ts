import type { BankItem } from '@lulus/contract';
import type { Context } from '../context.ts';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import { listItems } from './bank-items.queries.ts';
import { linkItem } from './link-files.ts';

export async function listQuestions({ db, assetLinks }: Context, examinationId: string): Promise<BankItem[]> {
  await getExaminationRow(db, examinationId);
  const items = await listItems(db, examinationId);
  return items.map((item) => linkItem(item, assetLinks));
}
