/**
 * Formats a paper for a student: in the attempt's form, with signed files, and without answer key, weight or
 * hint.
 */
import type { Paper, PaperQuestion, PaperStimulus } from '@lulus/contract';
import { linkContent } from '../../content/link-content.ts';
import { wholeMinutes } from '../../examinations/present-examination.ts';
import { arrangeForm, type FormItem } from '../../examinations/publishing/form.ts';
import { ofForm, type Revision } from '../../examinations/publishing/revision.ts';
import type { RevisionStimulus } from '../../platform/db/json-columns.ts';
import type { AssetLinks } from '../../platform/files/asset-links.ts';
import { linkAssets, linkOption, linkStimulus, listRows } from '../../questions/link-files.ts';

/** Returns the gaps with the options of a list in this form's order. */
function presentGaps({ bank_gaps, gap_orders }: FormItem): PaperQuestion['bank_gaps'] {
  return Object.fromEntries(
    Object.entries(bank_gaps).map(([number, { type, options }]) => [
      number,
      options
        ? { type, options: (gap_orders[number] ?? []).map((key) => ({ [key]: options[key] ?? '' })) }
        : { type },
    ]),
  );
}

function presentQuestion(item: FormItem, links: AssetLinks): PaperQuestion {
  return {
    id: item.id,
    bank_type: item.bank_type,
    bank_question: linkContent(item.bank_question, links),
    bank_option: item.option_order.map((key) => ({ [key]: linkOption(item, key, links) })),
    bank_asset: JSON.stringify(linkAssets(item.bank_asset, links)),
    play_limit: item.play_limit,
    hint: null,
    interaction: item.interaction,
    option_type: item.option_type,
    bank_rows: listRows(item, links),
    rows_type: item.rows_type,
    min_choices: item.min_choices,
    max_choices: item.max_choices,
    unit: item.unit,
    bank_gaps: presentGaps(item),
    reuse_options: item.reuse_options,
    max_words: item.max_words,
    stimulus: item.stimulus_id,
  };
}

function presentStimulus(stimulus: RevisionStimulus, links: AssetLinks): PaperStimulus {
  const { content, bank_asset } = linkStimulus(stimulus, links);
  return { content, bank_asset: JSON.stringify(bank_asset), play_limit: stimulus.play_limit };
}

export function presentPaper(revision: Revision, form: number, links: AssetLinks): Paper {
  const sections = arrangeForm(revision, form);
  const { stimuli } = ofForm(revision, form);
  return {
    exam: {
      id: revision.examination_id,
      examination_name: revision.examination_name,
      examination_desc: revision.examination_desc,
      examination_duration: revision.examination_duration,
      examination_bank_count: revision.examination_bank_count,
      decimal_sign: revision.decimal_sign,
      examination_sections: sections.map(({ name, forward_only, duration_seconds }) => ({
        name,
        forward_only,
        duration: wholeMinutes(duration_seconds),
        duration_seconds,
      })),
      examination_bank: Object.fromEntries(
        sections.map(({ name, items }) => [name, items.map((item) => presentQuestion(item, links))]),
      ),
      stimuli: Object.fromEntries(stimuli.map((one) => [one.id, presentStimulus(one, links)])),
    },
  };
}
