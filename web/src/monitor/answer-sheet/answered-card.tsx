import {
  type AnsweredQuestion,
  type DecimalSign,
  type MonitoredAttempt,
  QUESTION_IMAGE_WIDTH_PX,
} from '@lulus/contract';
import { IconFlag } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AssetImage } from '../../platform/ui/content/asset-image.tsx';
import { useKeyTexts } from '../../questions/display/use-key-texts.ts';
import { filledTexts } from '../../questions/gaps/filled-text.ts';
import { QuestionText } from '../../questions/gaps/question-text.tsx';
import { Hint } from '../../results/hint.tsx';
import { StatusMark } from '../../results/status-mark.tsx';
import classes from './answered-card.module.css';
import { AnsweredFacts } from './answered-facts.tsx';
import { AnsweredNotes } from './answered-notes.tsx';
import { AnsweredRecordings } from './answered-recordings.tsx';
import { AnsweredResponse } from './answered-response.tsx';

interface Props {
  attempt: MonitoredAttempt;
  question: AnsweredQuestion;
  decimalSign: DecimalSign;
  /** Counted from 1 within its section. */
  number: number;
}

/** One question of an attempt, with what was answered, what is right and the points. */
export function AnsweredCard({ attempt, question, decimalSign, number }: Props) {
  const { t } = useTranslation();
  const { score } = useKeyTexts();
  const { bank_asset, bank_question_weight, hint, hint_type, outcome, points, status } = question;
  const name = t('answerSheet.question', { number });
  return (
    <li className={classes.card} aria-label={name}>
      <div className={classes.head}>
        <span className={classes.number} aria-hidden>
          {number}
        </span>
        {outcome === 'removed' ? <strong>{t('answerSheet.removed')}</strong> : <StatusMark status={status} />}
        {question.answer?.flagged && (
          <span className={classes.flagged}>
            <IconFlag size={16} aria-hidden />
            {t('answerSheet.flagged')}
          </span>
        )}
        {outcome !== 'removed' && (
          <span className={classes.points}>
            {t('answerSheet.points', { points: score(points), max: score(bank_question_weight) })}
          </span>
        )}
      </div>
      <QuestionText
        html={question.bank_question}
        gaps={question.bank_gaps}
        texts={filledTexts(question.bank_gaps, (question.answer?.response ?? {}) as Record<string, string>)}
      />
      {bank_asset.image.map((path) => (
        <AssetImage
          key={path}
          path={path}
          alt={t('answerSheet.imageOfQuestion')}
          width={QUESTION_IMAGE_WIDTH_PX}
        />
      ))}
      <AnsweredRecordings assets={bank_asset} label={name} />
      <AnsweredResponse question={question} decimalSign={decimalSign} />
      <AnsweredNotes question={question} />
      <AnsweredFacts attempt={attempt} question={question} />
      {hint && (
        <div className={classes.hint}>
          <strong>{t('results.hint')}:</strong> <Hint hint={hint} type={hint_type} />
        </div>
      )}
    </li>
  );
}
