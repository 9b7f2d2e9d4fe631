import type { BankItem } from '@lulus/contract';
import { getExaminationRow } from '../examinations/examinations.queries.ts';
import type { PlatformContext } from '../platform/context.ts';
import { listItems } from '../questions/bank-items.queries.ts';
import { linkItem } from '../questions/link-files.ts';

export async function listQuestions(
  { db, assetLinks }: Pick<PlatformContext, 'db' | 'assetLinks'>,
  examinationId: string,
): Promise<BankItem[]> {
  await getExaminationRow(db, examinationId);
  const items = await listItems(db, examinationId);
  return items.map((item) => linkItem(item, assetLinks));
}
