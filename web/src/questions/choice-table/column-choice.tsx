import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import choiceClasses from '../../platform/ui/forms/choice.module.css';

interface Props {
  /** Number of the statement, from 1. */
  number: number;
  columns: readonly { id: string; content: ReactNode }[];
  chosen: string | undefined;
  onPick: (column: string) => void;
}

/** Radio buttons for the right column of a statement. */
export function ColumnChoice({ number, columns, chosen, onPick }: Props) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={t('questions.pickColumn', { number })}
      className={choiceClasses.choices}
    >
      {columns.map(({ id, content }) => (
        <label key={id} className={choiceClasses.choice}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onPick(id)}
          />
          <span className={choiceClasses.dot} aria-hidden />
          {content}
        </label>
      ))}
    </div>
  );
}
