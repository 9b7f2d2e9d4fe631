import { type BankItem, listBankItems } from '@lulus/contract';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { call } from '../../platform/api/client.ts';
import { uuid } from '../../platform/device-store/parse-value.ts';
import { storedJson } from '../../platform/device-store/storage.ts';

/** Fields of a question that the list shows and the device stores. */
export type BankEntry = Pick<
  BankItem,
  'id' | 'examination_id' | 'bank_question' | 'bank_type' | 'bank_question_weight' | 'bank_section'
>;

/** Questions of the last listed bank, as the device stores them. */
export const storedBank = storedJson(
  'bank',
  v.array(
    v.object({
      id: uuid,
      examination_id: uuid,
      bank_question: v.string(),
      bank_type: v.picklist(['text', 'image', 'video', 'audio']),
      bank_question_weight: v.number(),
      bank_section: v.string(),
    }),
  ),
);

/** The questions of an examination in its order. */
export const bankQuery = (examId: string) =>
  queryOptions({
    queryKey: ['bank', examId],
    queryFn: async ({ signal }): Promise<BankEntry[]> => {
      const items = await call(listBankItems, { params: { examId }, signal });
      const entries = items.map((item) => bankEntry(item, examId));
      storedBank.write(entries);
      return entries;
    },
    meta: { failure: 'Bank list fetch' },
    refetchOnMount: 'always',
  });

export function bankEntry(item: BankItem, examination_id: string): BankEntry {
  const { id, bank_question, bank_type, bank_question_weight, bank_section } = item;
  return { id, examination_id, bank_question, bank_type, bank_question_weight, bank_section };
}
