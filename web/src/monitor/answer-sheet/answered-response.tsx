import {
  type AnsweredQuestion,
  type ChoiceTableKey,
  countWords,
  type DecimalSign,
  formatRational,
  type GapsKey,
  type OrderKey,
  readNumber,
} from '@lulus/contract';
import { hashKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OptionLines } from '../../questions/display/option-lines.tsx';
import { TypedKey } from '../../questions/display/typed-key.tsx';
import { useKeyTexts } from '../../questions/display/use-key-texts.ts';
import { GapLines } from '../../questions/gaps/gap-lines.tsx';
import classes from './answered-response.module.css';
import { AnsweredTable } from './answered-table.tsx';

interface Props {
  question: AnsweredQuestion;
  /** Decimal sign of the examination, by which its numbers are read. */
  decimalSign: DecimalSign;
}

/** What the student answered, beside what is right. Options have the letters that the student saw. */
export function AnsweredResponse({ question, decimalSign }: Props) {
  const { t } = useTranslation();
  const { answer, bank_key, bank_rows, interaction, option_points, option_type, options, rows_type } =
    question;
  const response = answer?.response ?? null;
  const isAccepted = question.accepted.some((one) => hashKey([one]) === hashKey([response]));
  if (interaction === 'choice_table' || interaction === 'match') {
    const isMatch = interaction === 'match';
    return (
      <AnsweredTable
        label={t(isMatch ? 'questions.pairs' : 'questions.statements')}
        rowLabel={t(isMatch ? 'questions.leftSide' : 'questions.statement')}
        rows={bank_rows}
        rowsType={rows_type}
        columns={options}
        columnsType={option_type}
        answerKey={bank_key as ChoiceTableKey}
        response={(response ?? {}) as ChoiceTableKey}
        isAccepted={isAccepted}
      />
    );
  }
  if (interaction === 'order') {
    return (
      <AnsweredTable
        label={t('questions.places')}
        rowLabel={t('questions.place')}
        rows={options.map((_, index) => ({ row: String(index + 1), content: String(index + 1) }))}
        rowsType="text"
        columns={options}
        columnsType={option_type}
        answerKey={byPlace(bank_key as OrderKey)}
        response={byPlace((response ?? []) as OrderKey)}
        isAccepted={isAccepted}
      />
    );
  }
  if (interaction === 'essay') return <Essay question={question} />;
  if (interaction === 'gaps') {
    return (
      <GapLines
        gaps={question.bank_gaps}
        answerKey={bank_key as GapsKey}
        response={(response ?? {}) as Record<string, string>}
      />
    );
  }
  if (interaction === 'short_answer' || interaction === 'number') {
    return <TypedAnswer question={question} decimalSign={decimalSign} />;
  }
  return (
    <OptionLines
      options={options}
      type={option_type}
      right={bank_key as string[]}
      chosen={response === null ? [] : ([response].flat() as string[])}
      points={option_points}
    />
  );
}

/** The options of an order by their place, from 1. */
const byPlace = (order: OrderKey): Record<string, string> =>
  Object.fromEntries(order.map((option, index) => [String(index + 1), option]));

/** The text as written, with the marker's comment. */
function Essay({ question: { answer, comment } }: Pick<Props, 'question'>) {
  const { t } = useTranslation();
  const text = String(answer?.response ?? '');
  return (
    <dl className={classes.typed}>
      <div>
        <dt>{t('answerSheet.typed')}</dt>
        <dd>
          {text === '' ? (
            t('results.noAnswer')
          ) : (
            <>
              <p className={classes.essay} dir="auto">
                {text}
              </p>
              <span className={classes.reading}>{t('questions.words', { count: countWords(text) })}</span>
            </>
          )}
        </dd>
      </div>
      {comment && (
        <div>
          <dt>{t('questions.markerComment')}</dt>
          <dd className={classes.essay}>{comment}</dd>
        </div>
      )}
    </dl>
  );
}

function TypedAnswer({ question, decimalSign }: Props) {
  const { t } = useTranslation();
  const typed = String(question.answer?.response ?? '');
  return (
    <dl className={classes.typed}>
      <div>
        <dt>{t('answerSheet.typed')}</dt>
        <dd>
          {typed.trim() === '' ? t('results.noAnswer') : <bdi className={classes.text}>{typed}</bdi>}
          {question.interaction === 'number' && typed.trim() !== '' && (
            <Reading typed={typed} unit={question.unit} decimalSign={decimalSign} />
          )}
        </dd>
      </div>
      <div>
        <dt>{t(question.interaction === 'number' ? 'questions.right' : 'questions.accepted')}</dt>
        <dd>
          <TypedKey question={question} />
        </dd>
      </div>
    </dl>
  );
}

interface ReadingProps {
  typed: string;
  unit: string | null;
  decimalSign: DecimalSign;
}

/** How a typed number was read, with the decimal sign of the language. */
function Reading({ typed, unit, decimalSign }: ReadingProps) {
  const { t } = useTranslation();
  const { decimalSign: shownSign } = useKeyTexts();
  const read = readNumber(typed, { decimalSign, unit });
  return (
    <span className={classes.reading} data-unread={!read || undefined}>
      {read
        ? t('attempts.readAs', { number: formatRational(read, shownSign), unit: unit ?? '' })
        : t('attempts.notANumber')}
    </span>
  );
}
