import type { ChoiceTableKey, OptionType, TextType } from '@lulus/contract';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { letterOf } from '../letter-of.ts';
import { PartContent } from './part-content.tsx';
import classes from './statement-table.module.css';

interface Props {
  rows: Record<string, string>;
  rowsType: TextType;
  columns: Record<string, string>;
  columnsType: OptionType;
  /** The right column by row. Without it, each cell has an empty box. */
  answerKey?: ChoiceTableKey | undefined;
}

/** Statements and columns, with the right column of each statement marked. */
export function StatementTable({ rows, rowsType, columns, columnsType, answerKey }: Props) {
  const { t } = useTranslation();
  const columnKeys = Object.keys(columns);
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('questions.statements')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('questions.statement')}</th>
            {Object.entries(columns).map(([column, content], index) => (
              <th key={column} scope="col">
                <PartContent
                  content={content}
                  type={columnsType}
                  alt={t('questions.optionImage', { letter: letterOf(index) })}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(rows).map(([row, content]) => (
            <tr key={row}>
              <th scope="row">
                <PartContent content={content} type={rowsType} />
              </th>
              {columnKeys.map((column) => (
                <td key={column}>
                  {!answerKey && <span className={classes.box} />}
                  {answerKey?.[row] === column && (
                    <span className={classes.right}>
                      <IconCheck size={20} stroke={2.5} aria-hidden />
                      <span className="visually-hidden">{t('questions.right')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
