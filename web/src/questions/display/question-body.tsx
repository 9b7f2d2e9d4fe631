import type { ChoiceTableKey, GapsKey, MatchKey, OrderKey } from '@lulus/contract';
import { useTranslation } from 'react-i18next';
import { RubricList } from '../essay/rubric-list.tsx';
import { GapLines } from '../gaps/gap-lines.tsx';
import { MatchPairs, MatchPaper } from '../match/match-pairs.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { OptionLines } from './option-lines.tsx';
import classes from './question-body.module.css';
import { ScoringNotes } from './scoring-notes.tsx';
import type { ShownQuestion } from './shown-question.ts';
import { StatementTable } from './statement-table.tsx';
import { TypedKey } from './typed-key.tsx';
import { useTickText } from './use-tick-text.ts';

/** Lines of an essay on paper. */
const PAPER_LINES = 12;

interface Props {
  question: ShownQuestion;
  /** False for paper that students write on: empty boxes and lines. */
  hasKey?: boolean;
  /** False where the name of the type is already shown. */
  hasType?: boolean;
}

/** What stands below the text of a question: its type, options or statements, answer key and scoring. */
export function QuestionBody({ question, hasKey = true, hasType = hasKey }: Props) {
  const { t } = useTranslation();
  const { interaction } = question;
  return (
    <div className={classes.body}>
      {hasType && <p className={classes.type}>{t(`questions.${interaction}`)}</p>}
      {!hasKey && <PaperNote question={question} />}
      <Answers question={question} hasKey={hasKey} />
      {hasKey && lacksMark(question) && <p className={classes.missing}>{t('questions.keyMissing')}</p>}
      {hasKey && <ScoringNotes question={question} />}
    </div>
  );
}

/** True if no option is marked as right, or a row has no right column. */
function lacksMark({ interaction, scoring_rule, bank_key, bank_option, bank_rows }: ShownQuestion): boolean {
  if (interaction === 'choice_table' || interaction === 'match')
    return Object.keys(bank_rows).some((row) => !(row in (bank_key as ChoiceTableKey)));
  if (interaction === 'order') return (bank_key as OrderKey).length < Object.keys(bank_option).length;
  const hasMarks = interaction === 'choice' || interaction === 'choice_multiple';
  return hasMarks && scoring_rule !== 'option_points' && (bank_key as string[]).length === 0;
}

/** How to answer on paper, where the type does not show it. */
function PaperNote({ question }: { question: ShownQuestion }) {
  const { t } = useTranslation();
  const { interaction, min_choices, max_choices, reuse_options } = question;
  const ticks = useTickText(min_choices, max_choices);
  const notes = {
    choice_multiple: ticks,
    match: [t('questions.writeLetters'), reuse_options && t('questions.mayReuse')].filter(Boolean).join(' '),
    order: t('questions.writeNumbers'),
  };
  const note = notes[interaction as keyof typeof notes];
  return note ? <p className={classes.type}>{note}</p> : null;
}

function Answers({ question, hasKey }: { question: ShownQuestion; hasKey: boolean }) {
  const { interaction, option_type, bank_option, bank_rows, rows_type, bank_key, option_points } = question;
  if (interaction === 'choice_table') {
    return (
      <StatementTable
        rows={bank_rows}
        rowsType={rows_type}
        columns={bank_option}
        columnsType={option_type}
        answerKey={hasKey ? (bank_key as ChoiceTableKey) : undefined}
      />
    );
  }
  if (interaction === 'match') {
    const sides = { rows: bank_rows, rowsType: rows_type, options: bank_option, optionsType: option_type };
    return hasKey ? <MatchPairs {...sides} answerKey={bank_key as MatchKey} /> : <MatchPaper {...sides} />;
  }
  if (interaction === 'order') {
    const order = hasKey ? (bank_key as OrderKey) : undefined;
    return <OrderLines options={bank_option} type={option_type} order={order} />;
  }
  if (interaction === 'essay') {
    return (
      <>
        <WordLimit max={question.max_words} />
        {hasKey ? <RubricList rubric={question.rubric} /> : <EmptyLines />}
      </>
    );
  }
  if (interaction === 'gaps') {
    return <GapLines gaps={question.bank_gaps} answerKey={hasKey ? (bank_key as GapsKey) : undefined} />;
  }
  if (interaction === 'short_answer' || interaction === 'number') {
    return hasKey ? <TypedKey question={question} /> : <EmptyLine unit={question.unit} />;
  }
  return (
    <OptionLines
      options={Object.entries(bank_option).map(([option, content]) => ({ option, content }))}
      type={option_type}
      right={hasKey ? (bank_key as string[]) : []}
      points={hasKey ? option_points : null}
      hasBoxes={!hasKey && interaction === 'choice_multiple'}
    />
  );
}

function WordLimit({ max }: { max: number | null }) {
  const { t } = useTranslation();
  return max === null ? null : <p className={classes.type}>{t('questions.wordLimit', { count: max })}</p>;
}

function EmptyLines() {
  return (
    <div className={classes.lines}>
      {Array.from({ length: PAPER_LINES }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <span key={line} />
      ))}
    </div>
  );
}

function EmptyLine({ unit }: { unit: string | null }) {
  return (
    <p className={classes.line}>
      <span />
      {unit}
    </p>
  );
}
