import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../platform/ui/content/rich-text.tsx';
import { letterOf } from '../../../questions/letter-of.ts';
import { orNull } from '../../answers/response.ts';
import type { Option, Row } from '../../paper/paper.ts';
import { OptionContent } from '../../screen/option-list.tsx';
import type { PlayerProps } from '../player-props.ts';
import classes from './choice-table.module.css';

/** Of each statement, one column is picked. */
export function ChoiceTable({ question, response, onAnswer }: PlayerProps) {
  const { t } = useTranslation();
  const { rows, options } = question;
  const picked = (typeof response === 'object' && !Array.isArray(response) && response) || {};
  const pick = (row: string, column: string | undefined) => {
    const { [row]: _, ...others } = picked;
    onAnswer(orNull(column === undefined ? others : { ...others, [row]: column }));
  };
  return (
    <div>
      <p className={classes.progress}>
        {t('attempts.rowsAnswered', { answered: Object.keys(picked).length, rows: rows.length })}
      </p>
      <div className={classes.rows}>
        {rows.map((row) => (
          <StatementRow
            key={row.key}
            row={row}
            columns={options}
            chosen={picked[row.key]}
            onPick={(column) => pick(row.key, column)}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  row: Row;
  columns: Option[];
  chosen: string | undefined;
  onPick: (column: string | undefined) => void;
}

function StatementRow({ row, columns, chosen, onPick }: RowProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={classes.row}>
      <div id={id} className={classes.statement} dir="auto">
        {row.isHtml ? <RichText html={row.text} /> : row.text}
      </div>
      <div className={classes.columns}>
        {columns.map((column, index) => (
          <label key={column.key} className={classes.column} data-chosen={column.key === chosen || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={column.key}
              checked={column.key === chosen}
              onChange={() => onPick(column.key)}
            />
            <OptionContent option={column} letter={letterOf(index)} />
          </label>
        ))}
        <button
          type="button"
          className={classes.clear}
          aria-label={t('attempts.clearRow')}
          disabled={chosen === undefined}
          onClick={() => onPick(undefined)}
        >
          <IconX size={18} aria-hidden />
        </button>
      </div>
    </div>
  );
}
