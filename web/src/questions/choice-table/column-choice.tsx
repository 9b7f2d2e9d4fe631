import { type ReactNode, useId } from 'react';
import choiceClasses from '../../platform/ui/forms/choice.module.css';

interface Props {
  /** Name of the statement. */
  label: string;
  columns: readonly { id: string; content: ReactNode }[];
  chosen: string | undefined;
  onPick: (column: string) => void;
}

/** Radio buttons for the right column of a statement. */
export function ColumnChoice({ label, columns, chosen, onPick }: Props) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={choiceClasses.choices}>
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
