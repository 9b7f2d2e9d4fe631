import {
  arrangeBank,
  copyBankItems,
  deleteBankItem,
  deleteBankItems,
  getBankItem,
  insertBankItem,
  listBankItems,
  mixOptions,
  renderFormula,
  restoreBankItems,
  updateBankItem,
  uploadPicture,
  weighBankItems,
} from '@lulus/contract';
import { problem } from '@lulus/contract/messages';
import { readableQuestions } from '../auth/reach.ts';
import { renderLatex } from '../content/write-math.ts';
import { readExaminationAdmin } from '../examinations/read-examination-admin.ts';
import type { PlatformContext } from '../platform/context.ts';
import { validationFailed } from '../platform/errors.ts';
import { actorOf } from '../platform/http/actor.ts';
import { type Http, serve } from '../platform/http/serve.ts';
import { getItem } from '../questions/bank-items.queries.ts';
import { linkItem } from '../questions/link-files.ts';
import { arrangeQuestions } from './arrange-bank.ts';
import { copyQuestions } from './copy-questions.ts';
import { deleteQuestion, deleteQuestions } from './delete-bank-item.ts';
import { insertQuestion } from './insert-bank-item.ts';
import { listQuestions } from './list-bank-items.ts';
import { mixOptionNumbers } from './mix-options.ts';
import { restoreQuestions } from './restore-questions.ts';
import { storePicture } from './store-picture.ts';
import { updateQuestion } from './update-bank-item.ts';
import { weighQuestions } from './weigh-questions.ts';

export function bankRoutes(http: Http, context: PlatformContext): void {
  serve(http, listBankItems, ({ params }) => listQuestions(context, params.examId));

  serve(http, getBankItem, async ({ query }) =>
    linkItem(await getItem(context.db, query.bank_id), context.assetLinks),
  );

  serve(http, insertBankItem, async ({ body, files, say, ...call }) => ({
    message: say('bank_inserted'),
    bank: await insertQuestion(context, actorOf(call), body, files),
  }));

  serve(http, updateBankItem, async ({ params, body, files, say, ...call }) => ({
    message: say('bank_edited'),
    bank: await updateQuestion(context, actorOf(call), params.bankId, body, files),
  }));

  serve(http, uploadPicture, async ({ params, files }) => {
    const { path } = await storePicture(context, params.id, files);
    return { path: context.assetLinks.link(path) };
  });

  serve(http, renderFormula, async ({ body }) => {
    const math = renderLatex(body.latex, body.is_block);
    if (math === undefined) throw validationFailed({ latex: [problem('formula_invalid')] });
    return { math };
  });

  serve(http, deleteBankItem, async ({ params, say, ...call }) => {
    await deleteQuestion(context, actorOf(call), params.bankId);
    return { message: say('question_deleted') };
  });

  serve(http, deleteBankItems, async ({ params, body, say, ...call }) => {
    const ids = new Set(body.ids);
    const chosen = { examination_id: params.examId, ids };
    const { deleted, in_use } = await deleteQuestions(context, actorOf(call), chosen);
    const missing = ids.size - deleted - in_use.length;
    return { message: say('questions_deleted', { count: deleted }), deleted, in_use, missing };
  });

  serve(http, restoreBankItems, async ({ params, body, say, ...call }) => {
    const ids = [...new Set(body.ids)];
    const restored = await restoreQuestions(context, actorOf(call), params.examId, ids);
    return {
      message: say('questions_restored', { count: restored }),
      restored,
      missing: ids.length - restored,
    };
  });

  serve(http, weighBankItems, async ({ params, body, say, ...call }) => {
    const { changed, missing } = await weighQuestions(context, actorOf(call), params.examId, body.questions);
    return { message: say('questions_weighted', { count: changed.length }), changed, missing };
  });

  serve(http, copyBankItems, async ({ params, body, say, ...call }) => {
    const ids = body.questions.map(({ id }) => id);
    const readable = await readableQuestions(context.db, call.user, ids);
    const chosen = body.questions.filter(({ id }) => readable.has(id));
    const copied = await copyQuestions(context, actorOf(call), params.examId, chosen);
    const missing = new Set(ids).size - copied;
    return { message: say('questions_copied', { count: copied }), copied, missing };
  });

  serve(http, arrangeBank, async ({ params, body, say, ...call }) => {
    await arrangeQuestions(context, actorOf(call), params.examId, body.order);
    return { message: say('order_saved') };
  });

  serve(http, mixOptions, async ({ params, say, ...call }) => {
    await mixOptionNumbers(context, actorOf(call), params.id);
    return {
      message: say('options_mixed'),
      examination: await readExaminationAdmin(context, params.id),
    };
  });
}
