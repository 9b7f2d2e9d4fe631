import type { Interaction } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './question-body.module.css';
import type { ShownQuestion } from './shown-question.ts';
import { useKeyTexts } from './use-key-texts.ts';
import { useTickText } from './use-tick-text.ts';

type ScoredQuestion = Pick<
  ShownQuestion,
  'interaction' | 'bank_key' | 'scoring_rule' | 'wrong_points' | 'text_rules'
> &
  Partial<Pick<ShownQuestion, 'min_choices' | 'max_choices' | 'reuse_options'>>;

/** Notes on `equal_parts` and on `parts_minus_wrong` by type. */
const EQUAL_PARTS: Partial<Record<Interaction, 'scoredByGap' | 'scoredByPair' | 'scoredByPlace'>> = {
  gaps: 'scoredByGap',
  match: 'scoredByPair',
  order: 'scoredByPlace',
};
const MINUS_WRONG: Partial<Record<Interaction, 'scoredMinusRows' | 'scoredMinusPairs'>> = {
  choice_table: 'scoredMinusRows',
  match: 'scoredMinusPairs',
};

/** How the question is scored, as far as it differs from the default of its type. */
export function ScoringNotes({ question }: { question: ScoredQuestion }) {
  const { t } = useTranslation();
  const texts = useKeyTexts();
  const {
    interaction,
    bank_key,
    scoring_rule,
    wrong_points,
    min_choices = null,
    max_choices = null,
    reuse_options = false,
    text_rules,
  } = question;
  const ticks = useTickText(min_choices, max_choices);
  const hasMoreKeys = interaction === 'choice' && Array.isArray(bank_key) && bank_key.length > 1;
  const notes = [
    hasMoreKeys && scoring_rule !== 'option_points' && t('questions.anyRight'),
    interaction === 'choice_multiple' && (min_choices !== null || max_choices !== null) && ticks,
    interaction === 'match' && reuse_options && t('questions.mayReuse'),
    scoring_rule === 'equal_parts' && t(`questions.${EQUAL_PARTS[interaction] ?? 'scoredEqually'}`),
    scoring_rule === 'parts_minus_wrong' && t(`questions.${MINUS_WRONG[interaction] ?? 'scoredMinusTicks'}`),
    scoring_rule === 'option_points' && t('questions.scoredByOption'),
    wrong_points < 0 && t('questions.wrongPoints', { points: texts.points(wrong_points) }),
    text_rules?.case && t('questions.caseCounts'),
    text_rules?.accents === false && t('questions.noAccents'),
    text_rules?.punctuation === false && t('questions.noPunctuation'),
  ].filter((note) => typeof note === 'string');
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t('questions.scoring')}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
