import {
  arrangeBank,
  type BankItem,
  copyBankItems,
  deleteBankItem,
  deleteBankItems,
  type Given,
  getBankItem,
  insertBankItem,
  listBankItems,
  listCollections,
  restoreBankItems,
  updateBankItem,
  weighBankItems,
} from '@lulus/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { withDefaults } from '../examinations/admin/bank-list.api.ts';
import { call } from '../platform/api/client.ts';
import type { FormFile } from '../platform/api/request.ts';

/** Questions of another examination, for copying. They are not cached. */
export const copiesQuery = (examId: string) =>
  queryOptions({
    queryKey: ['bank', examId, 'copies'],
    queryFn: async ({ signal }): Promise<BankItem[]> =>
      (await call(listBankItems, { params: { examId }, signal })).map((item) => ({
        ...withDefaults(item),
        examination_id: examId,
      })),
    gcTime: 0,
    // A refetch must not move rows while the user selects them.
    refetchOnWindowFocus: false,
  });

/** The collections that the user may read, and the tags of all questions. */
export const libraryQuery = () =>
  queryOptions({
    queryKey: ['bank', 'library'],
    queryFn: ({ signal }) => call(listCollections, { signal }),
    refetchOnMount: 'always',
  });

export const bankItemQuery = (bankId: string) =>
  queryOptions({
    queryKey: ['bank', 'item', bankId],
    queryFn: async ({ signal }) =>
      withDefaults(await call(getBankItem, { query: { bank_id: bankId }, signal })),
    meta: { failure: 'Bank detail fetch' },
    // A form must not start with cached data.
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Invalidates questions, and examinations, since a change of the bank also changes their counts and sections. */
export async function invalidateBank(client: QueryClient) {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['bank'] }),
    client.invalidateQueries({ queryKey: ['examinations'] }),
  ]);
}

export type InsertBody = Given<typeof insertBankItem, 'body'>;
export type UpdateBody = Given<typeof updateBankItem, 'body'>;

export interface Upload {
  files: readonly FormFile[];
  onUpload: (share: number) => void;
}

export const sendNewItem = (body: InsertBody, upload: Upload) => call(insertBankItem, { body, ...upload });
export const sendItem = (bankId: string, body: UpdateBody, upload: Upload) =>
  call(updateBankItem, { params: { bankId }, body, ...upload });
export const removeItem = (bankId: string) => call(deleteBankItem, { params: { bankId } });
export const removeItems = (examId: string, ids: string[]) =>
  call(deleteBankItems, { params: { examId }, body: { ids } });
export const restoreItems = (examId: string, ids: string[]) =>
  call(restoreBankItems, { params: { examId }, body: { ids } });
export const saveWeights = (examId: string, questions: Pick<BankItem, 'id' | 'bank_question_weight'>[]) =>
  call(weighBankItems, { params: { examId }, body: { questions } });
export const sendCopies = (examId: string, questions: { id: string; insert_key: string }[]) =>
  call(copyBankItems, { params: { examId }, body: { questions } });
export const saveOrder = (examId: string, order: Record<string, string[]>) =>
  call(arrangeBank, { params: { examId }, body: { order } });
