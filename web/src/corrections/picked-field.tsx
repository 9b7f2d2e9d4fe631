import { type DeliveredQuestion, MAX_SHORT_TEXT_LENGTH } from '@lulus/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RichText } from '../platform/ui/content/rich-text.tsx';
import formClasses from '../platform/ui/forms/form.module.css';
import { SortableList } from '../platform/ui/sorting/sortable-list.tsx';
import { ColumnChoice } from '../questions/choice-table/column-choice.tsx';
import { GapResponseFields } from '../questions/gaps/gap-response-fields.tsx';
import { optionText, type Picked } from './correction-draft.ts';
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

/** Picks options, puts them in order, picks a column for each row, or types a text. */
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
      <PickedOptions question={question} picked={picked} isSingle={isSingle} onChange={onChange} />
      {error && (
        <p className={formClasses.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function PickedOptions({ question, picked, isSingle, onChange }: Omit<Props, 'legend' | 'error'>) {
  switch (question.interaction) {
    case 'choice_table':
      return <Statements question={question} picked={picked} onChange={onChange} />;
    case 'match':
      return <Pairs question={question} picked={picked} onChange={onChange} />;
    case 'order':
      return <Order question={question} picked={picked} onChange={onChange} />;
    default:
      return question.options.map((option) => {
        const isPicked = picked.options.includes(option.option);
        const others = isSingle ? [] : picked.options.filter((one) => one !== option.option);
        return (
          <KeyOption
            key={option.option}
            option={option}
            isRight={isPicked}
            onToggle={() => onChange({ ...picked, options: isPicked ? others : [...others, option.option] })}
          />
        );
      });
  }
}

type PartProps = Pick<Props, 'question' | 'picked' | 'onChange'>;

function Statements({ question, picked, onChange }: PartProps) {
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

/** All right sides with their numbers, and a menu of them for each left side. */
function Pairs({ question, picked, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={classes.sides} aria-label={t('questions.rightSides')}>
        {question.options.map((option) => (
          <li key={option.option} className={classes.side}>
            <span className="strong">{option.option}.</span>
            <OptionContents option={option} />
          </li>
        ))}
      </ul>
      {Object.entries(question.bank_rows).map(([row, content], index) => (
        <div key={row} className={classes.statement}>
          <div dir="auto">{question.rows_type === 'html' ? <RichText html={content} /> : content}</div>
          <NativeSelect
            label={t('questions.pickRightSide', { number: index + 1 })}
            value={picked.columns[row] ?? ''}
            data={[
              { value: '', label: '…' },
              ...question.options.map(({ option }) => ({
                value: option,
                label: `${option}. ${optionText(question, option)}`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const { [row]: _former, ...others } = picked.columns;
              onChange({ ...picked, columns: value === '' ? others : { ...others, [row]: value } });
            }}
          />
        </div>
      ))}
    </>
  );
}

/** The options of the key in an order that changes. */
function Order({ question, picked, onChange }: PartProps) {
  const { t } = useTranslation();
  return (
    <SortableList
      label={t('questions.rightOrder')}
      entries={picked.options}
      idOf={(option) => option}
      nameOf={(option) => optionText(question, option)}
      onOrder={(options) => onChange({ ...picked, options })}
    >
      {(number) => {
        const option = question.options.find((one) => one.option === number);
        return (
          option && (
            <div className={classes.ordered}>
              <OptionContents option={option} />
            </div>
          )
        );
      }}
    </SortableList>
  );
}
