/** Names settings of questions and sections that formats do not have. */
import type { BankItem } from '@lulus/contract';
import { type MessageCode, type Problem, problem } from '@lulus/contract/messages';
import type { ExportedExamination, ExportedSection, Loss } from './exported.ts';

export function findCommonLosses(item: BankItem): Problem[] {
  const losses: [isLost: boolean, code: MessageCode][] = [
    [item.bank_question_weight !== 1, 'lost_weight'],
    [item.wrong_points !== 0, 'lost_wrong_points'],
    [item.keep_option_order || item.pinned_options.length > 0, 'lost_option_order'],
    [item.min_choices !== null || item.max_choices !== null, 'lost_choice_count'],
    [item.text_rules !== null, 'lost_text_rules'],
    [Boolean(item.unit), 'lost_unit'],
    [item.rubric.length > 0, 'lost_rubric'],
    [item.max_words !== null, 'lost_max_words'],
    [item.stimulus_id !== null, 'lost_stimulus'],
  ];
  return losses.flatMap(([isLost, code]) => (isLost ? [{ code, params: {} }] : []));
}

const hasSettings = (section: ExportedSection): boolean =>
  section.forward_only ||
  section.duration_seconds !== null ||
  section.shuffle_questions !== null ||
  section.shuffle_options !== null ||
  section.draw.length > 0;

/** Names sections with settings of their own, at their first question. */
export const findSectionLosses = ({ sections, items }: ExportedExamination, isLost = hasSettings): Loss[] =>
  sections.filter(isLost).flatMap(({ name }) => {
    const first = items.find(({ bank_section }) => bank_section === name);
    return first ? { bank_id: first.id, problem: problem('lost_section_settings', { name }) } : [];
  });
