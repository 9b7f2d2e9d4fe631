import type { Review } from '@lulus/contract';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { linkContent } from '../content/link-content.ts';
import { arrangeForm, type FormItem } from '../examinations/publishing/form.ts';
import type { Revision } from '../examinations/publishing/revision.ts';
import type { PlatformContext } from '../platform/context.ts';
import type { AssetLinks } from '../platform/files/asset-links.ts';
import { linkHint, linkOption, linkStimulus, listRows } from '../questions/link-files.ts';

function optionsInOrder(item: FormItem, links: AssetLinks): Record<string, string> {
  return Object.fromEntries(item.option_order.map((key) => [key, linkOption(item, key, links)]));
}

function stimulusContent({ stimuli }: Revision, { stimulus_id }: FormItem, links: AssetLinks) {
  const stimulus = stimuli.find(({ id }) => id === stimulus_id);
  return stimulus ? linkStimulus(stimulus, links) : null;
}

/** Returns the questions of a student's attempt in the order of the paper, now with hints. */
export function reviewAttempt(
  context: Pick<PlatformContext, 'assetLinks'>,
  revision: Revision,
  { form }: Pick<Attempt, 'form'>,
): Review {
  const sections = arrangeForm(revision, form);
  return Object.fromEntries(
    sections.map(({ name, items }) => [
      name,
      items.map((item, at) => ({
        id: item.id,
        bank_question: linkContent(item.bank_question, context.assetLinks),
        bank_option: JSON.stringify(optionsInOrder(item, context.assetLinks)),
        hint: linkHint(item, context.assetLinks),
        interaction: item.interaction,
        option_type: item.option_type,
        hint_type: item.hint_type,
        bank_rows: listRows(item, context.assetLinks),
        rows_type: item.rows_type,
        bank_gaps: item.bank_gaps,
        unit: item.unit,
        decimal_sign: revision.decimal_sign,
        scoring_rule: item.scoring_rule,
        wrong_points: item.wrong_points,
        stimulus: item.stimulus_id,
        stimulus_content:
          item.stimulus_id === items[at - 1]?.stimulus_id
            ? null
            : stimulusContent(revision, item, context.assetLinks),
      })),
    ]),
  );
}
