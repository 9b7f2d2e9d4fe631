import type { Review } from '@lulus/contract';
import { arrangeForm, type FormItem } from '../attempts/paper-form.ts';
import { linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import type { AssetLinks } from '../files/asset-links.ts';
import { getReleased } from './get-released.ts';

function optionsInOrder(item: FormItem, links: AssetLinks): Record<string, string> {
  return Object.fromEntries(item.option_order.map((key) => [key, linkOption(item, key, links)]));
}

/** The questions of the student's latest submitted attempt, in the order in which they met them, now with hints. */
export async function reviewAttempt(
  context: Context,
  userId: string,
  examinationId: string,
): Promise<Review> {
  const attempt = await getReleased(context, userId, examinationId);
  const sections = arrangeForm(await context.revisions.get(attempt.revision_id), attempt.form);
  return Object.fromEntries(
    sections.map(({ name, items }) => [
      name,
      items.map((item) => ({
        id: item.id,
        bank_question: item.bank_question,
        bank_option: JSON.stringify(optionsInOrder(item, context.assetLinks)),
        hint: item.hint,
      })),
    ]),
  );
}
