import type { Review } from '@lulus/contract';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { arrangeForm, type FormItem } from '../attempts/paper-form.ts';
import { linkOption } from '../bank/link-files.ts';
import type { Context } from '../context.ts';
import type { Revision } from '../examinations/revision.ts';
import type { AssetLinks } from '../files/asset-links.ts';

function optionsInOrder(item: FormItem, links: AssetLinks): Record<string, string> {
  return Object.fromEntries(item.option_order.map((key) => [key, linkOption(item, key, links)]));
}

/** The questions of a student's attempt, in the order in which they met them, now with hints. */
export function reviewAttempt(
  context: Pick<Context, 'assetLinks'>,
  revision: Revision,
  { form }: Pick<Attempt, 'form'>,
): Review {
  const sections = arrangeForm(revision, form);
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
