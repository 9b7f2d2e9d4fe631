import { getResult, type Review, reviewExam } from '@lulus/contract';
import { arrangeForm } from '../attempts/paper-form.ts';
import { linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import { type Http, serve } from '../http/serve.ts';
import { readResult } from './read-result.ts';
import { getLatestSubmitted } from './results.queries.ts';

/** The questions in the order in which the student met them, now with their hints. */
async function reviewLatest(context: Context, userId: string, examinationId: string): Promise<Review> {
  const attempt = await getLatestSubmitted(context.db, userId, examinationId);
  const sections = arrangeForm(await context.revisions.get(attempt.revision_id), attempt.form);
  return Object.fromEntries(
    sections.map(({ name, items }) => [
      name,
      items.map((item) => ({
        id: item.id,
        bank_question: item.bank_question,
        bank_option: JSON.stringify(
          Object.fromEntries(
            item.option_order.map((key) => [key, linkOption(item, key, context.assetLinks)]),
          ),
        ),
        hint: item.hint,
      })),
    ]),
  );
}

export function resultRoutes(http: Http, context: Context): void {
  serve(http, reviewExam, ({ user, body }) => reviewLatest(context, user.id, body.id));

  serve(http, getResult, async ({ user, query }) => {
    const { id } = await getLatestSubmitted(context.db, user.id, query.exam_id);
    return { exam_result: await readResult(context, id) };
  });
}
