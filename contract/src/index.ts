export * from './accommodations.ts';
export * from './account.ts';
export * from './answer-copy.ts';
export * from './answer-sheet.ts';
export * from './answers.ts';
export type { Examinee, SectionPivot } from './attempt-fields.ts';
export * from './attempts.ts';
export * from './audit.ts';
export * from './auth.ts';
export * from './bank.ts';
export { type BankItem, bankItem, questionWeight, tagList } from './bank-item.ts';
export * from './chosen-examinations.ts';
export { classKey, distinctClasses } from './class-key.ts';
export * from './classes.ts';
export * from './content.ts';
export * from './corrections.ts';
export { csvCell } from './csv.ts';
export * from './endpoint.ts';
export * from './error-body.ts';
export * from './examinations.ts';
export {
  email,
  nameOrNone,
  newPassword,
  newPasswordOf,
  requiredText,
  whatsapp,
  whatsappDigits,
} from './fields.ts';
export * from './interactions/bank-key.ts';
export { CHOICE_DEFAULTS } from './interactions/choice/choice-defaults.ts';
export * from './interactions/choice/choice-key.ts';
export * from './interactions/choice-multiple/choice-multiple-key.ts';
export * from './interactions/choice-table/choice-table-key.ts';
export { countWords } from './interactions/essay/count-words.ts';
export * from './interactions/essay/essay-key.ts';
export { type Rubric, type RubricCriterion, rubric } from './interactions/essay/rubric.ts';
export { type Gap, gap, gapKey, gapMap, type PaperGap } from './interactions/gaps/gap.ts';
export * from './interactions/gaps/gap-marker.ts';
export * from './interactions/gaps/gaps-key.ts';
export {
  bestPoints,
  type Interaction,
  type ItemResponse,
  interaction,
  RULES_OF,
  type ScoringRule,
  scoringRule,
} from './interactions/interaction.ts';
export * from './interactions/match/match-key.ts';
export * from './interactions/number/number-key.ts';
export * from './interactions/number/read-number.ts';
export * from './interactions/order/order-key.ts';
export * from './interactions/short-answer/short-answer-key.ts';
export * from './interchange.ts';
export * from './leaderboard.ts';
export * from './library.ts';
export * from './limits.ts';
export * from './logins.ts';
export * from './lulus-package.ts';
export * from './marking.ts';
export * from './monitor.ts';
export * from './papers.ts';
export {
  findPasswordFault,
  isOwnNumber,
  minPasswordLength,
  type PasswordOwner,
} from './password-rules.ts';
export * from './privacy.ts';
export * from './publishing.ts';
export { areResultsOut } from './release.ts';
export * from './results.ts';
export * from './search.ts';
export * from './settings.ts';
export { isOfThisComputer } from './site-address.ts';
export * from './staff.ts';
export * from './staff-import.ts';
export * from './stimuli.ts';
export * from './student-import.ts';
export * from './students.ts';
export { unicodeScript } from './unicode-scripts.ts';
