import {
  arrangeBank,
  deleteBankItem,
  getBankItem,
  insertBankItem,
  listBankItems,
  updateBankItem,
} from '@lulus/contract';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { arrangeQuestions } from './arrange-bank.ts';
import { getItem } from './bank-items.queries.ts';
import { deleteQuestion } from './delete-bank-item.ts';
import { insertQuestion } from './insert-bank-item.ts';
import { linkItem } from './link-files.ts';
import { listQuestions } from './list-bank-items.ts';
import { updateQuestion } from './update-bank-item.ts';

export function bankRoutes(http: Http, context: Context): void {
  serve(http, listBankItems, ({ params }) => listQuestions(context, params.examId));

  serve(http, getBankItem, async ({ query }) =>
    linkItem(await getItem(context.db, query.bank_id), context.assetLinks),
  );

  serve(http, insertBankItem, async ({ body, files }) => ({
    message: 'Examination bank insert success',
    bank: await insertQuestion(context, body, files),
  }));

  serve(http, updateBankItem, async ({ params, body, files }) => ({
    message: 'Examination bank edit success',
    bank: await updateQuestion(context, params.bankId, body, files),
  }));

  serve(http, deleteBankItem, async ({ params }) => {
    await deleteQuestion(context, params.bankId);
    return { message: 'The question is deleted.' };
  });

  serve(http, arrangeBank, async ({ params, body }) => {
    await arrangeQuestions(context, params.examId, body.order);
    return { message: 'The order is saved.' };
  });
}
