import type { NumberKey, ShortAnswerKey } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import classes from './question-body.module.css';
import type { ShownQuestion } from './shown-question.ts';
import { useKeyTexts } from './use-key-texts.ts';

/** Accepted answers with their shares, or the right number. */
export function TypedKey({
  question,
}: {
  question: Pick<ShownQuestion, 'interaction' | 'bank_key' | 'unit'>;
}) {
  const { t } = useTranslation();
  const { numberKey, share } = useKeyTexts();
  const { interaction, bank_key, unit } = question;
  const number = interaction === 'number' ? numberKey(bank_key as NumberKey, unit) : undefined;
  const accepted = interaction === 'short_answer' ? (bank_key as ShortAnswerKey) : [];
  if (number === undefined && accepted.length === 0) {
    return <p className={classes.missing}>{t('questions.keyMissing')}</p>;
  }
  return (
    <ul className={classes.accepted} aria-label={t(number ? 'questions.right' : 'questions.accepted')}>
      {number && <li className={classes.answer}>{number}</li>}
      {accepted.map(({ answer, share: part }) => (
        <li key={answer} className={classes.answer}>
          <bdi>{answer}</bdi> <span className={classes.share}>{share(part)}</span>
        </li>
      ))}
    </ul>
  );
}
