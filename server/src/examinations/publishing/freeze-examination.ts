import type { RevisionItem, RevisionSection, RevisionStimulus } from '../../platform/db/json-columns.ts';
import type { SectionChange } from '../../questions/sections.queries.ts';
import type { ExaminationRow } from '../examinations.queries.ts';
import { countDrawn, freezeDraws } from './draws.ts';
import type { Revision } from './revision.ts';

type ItemOfSection = RevisionItem & { section_id: string; tags: string[] };
type EditedSection = SectionChange;

function freezeItem(item: RevisionItem): RevisionItem {
  return {
    id: item.id,
    bank_type: item.bank_type,
    bank_question: item.bank_question,
    bank_question_weight: item.bank_question_weight,
    option_type: item.option_type,
    bank_option: item.bank_option,
    bank_key: item.bank_key,
    interaction: item.interaction,
    bank_rows: item.bank_rows,
    rows_type: item.rows_type,
    hint_type: item.hint_type,
    scoring_rule: item.scoring_rule,
    wrong_points: item.wrong_points,
    option_points: item.option_points,
    min_choices: item.min_choices,
    max_choices: item.max_choices,
    text_rules: item.text_rules,
    unit: item.unit,
    bank_gaps: item.bank_gaps,
    reuse_options: item.reuse_options,
    pinned_options: item.pinned_options,
    keep_option_order: item.keep_option_order,
    rubric: item.rubric,
    max_words: item.max_words,
    stimulus_id: item.stimulus_id,
    bank_asset: item.bank_asset,
    play_limit: item.play_limit,
    hint: item.hint,
  };
}

function freezeStimulus(stimulus: RevisionStimulus): RevisionStimulus {
  return {
    id: stimulus.id,
    content: stimulus.content,
    bank_asset: stimulus.bank_asset,
    play_limit: stimulus.play_limit,
    shuffle_items: stimulus.shuffle_items,
  };
}

/** Returns the current examination as a revision with the given id. Leaves out sections and stimuli without questions. */
export function freezeExamination(
  id: string,
  examination: ExaminationRow,
  {
    sections,
    items,
    stimuli,
  }: { sections: EditedSection[]; items: ItemOfSection[]; stimuli: RevisionStimulus[] },
): Revision {
  const frozen = sections
    .map(({ id: section_id, name, forward_only, duration_seconds, draw, ...own }): RevisionSection => {
      const inside = items.filter((item) => item.section_id === section_id);
      return {
        name,
        forward_only,
        duration_seconds,
        shuffle_questions: own.shuffle_questions ?? examination.shuffle_questions,
        shuffle_options: own.shuffle_options ?? examination.shuffle_options,
        draws: freezeDraws(draw, inside),
        items: inside.map(freezeItem),
      };
    })
    .filter((section) => section.items.length > 0);
  return {
    id,
    examination_id: examination.id,
    examination_name: examination.examination_name,
    examination_desc: examination.examination_desc,
    examination_duration: examination.examination_duration,
    examination_bank_count: frozen.reduce((sum, { items, draws }) => sum + countDrawn(items, draws), 0),
    decimal_sign: examination.decimal_sign,
    negative_total: examination.negative_total,
    sections: frozen,
    stimuli: stimuli
      .filter(({ id }) => items.some(({ stimulus_id }) => stimulus_id === id))
      .map(freezeStimulus),
  };
}
