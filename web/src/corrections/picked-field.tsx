import { type DeliveredQuestion, MAX_SHORT_TEXT_LENGTH } from '@lulus/contract';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { ColumnChoice } from '../questions/choice-table/column-choice.tsx';
import { GapResponseFields } from '../questions/gaps/gap-response-fields.tsx';
import type { Picked } from './correction-draft.ts';
import classes from './correction-form.module.css';
import { KeyOption, OptionContents } from './key-option.tsx';

interface Props {
  legend: string;
  question: DeliveredQuestion;
  picked: Picked;
  /** True if only one option can be picked. */
  isSingle: boolean;
  error: string | undefined;
  onChange: (picked: Picked) => void;
}

/** Picks options, or a column for each statement, or types a text. */
export function PickedField({ legend, question, picked, isSingle, error, onChange }: Props) {
  if (question.interaction === 'gaps') {
    return (
      <GapResponseFields
        legend={legend}
        gaps={question.bank_gaps}
        filled={picked.columns}
        error={error}
        onChange={(columns) => onChange({ ...picked, columns })}
      />
    );
  }
  if (question.options.length === 0) {
    return (
      <TextInput
        label={legend}
        value={picked.text}
        error={error}
        maxLength={MAX_SHORT_TEXT_LENGTH}
        autoComplete="off"
        rightSection={question.unit}
        rightSectionWidth={question.unit ? 72 : 0}
        onChange={({ currentTarget }) => onChange({ ...picked, text: currentTarget.value })}
      />
    );
  }
  return (
    <fieldset className={classes.options}>
      <legend className="strong">{legend}</legend>
      {question.interaction === 'choice_table' ? (
        <Statements question={question} picked={picked} onChange={onChange} />
      ) : (
        question.options.map((option) => {
          const isPicked = picked.options.includes(option.option);
          const others = isSingle ? [] : picked.options.filter((one) => one !== option.option);
          return (
            <KeyOption
              key={option.option}
              option={option}
              isRight={isPicked}
              onToggle={() =>
                onChange({ ...picked, options: isPicked ? others : [...others, option.option] })
              }
            />
          );
        })
      )}
      {error && (
        <p className={formClasses.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Statements({ question, picked, onChange }: Pick<Props, 'question' | 'picked' | 'onChange'>) {
  const { t } = useTranslation();
  const columns = question.options.map((option) => ({
    id: option.option,
    content: <OptionContents option={option} />,
  }));
  return Object.entries(question.bank_rows).map(([row, statement], index) => (
    <div key={row} className={classes.statement}>
      <div dir="auto">{question.rows_type === 'html' ? <RichText html={statement} /> : statement}</div>
      <ColumnChoice
        label={t('questions.pickColumn', { number: index + 1 })}
        columns={columns}
        chosen={picked.columns[row]}
        onPick={(column) => onChange({ ...picked, columns: { ...picked.columns, [row]: column } })}
      />
    </div>
  ));
}
