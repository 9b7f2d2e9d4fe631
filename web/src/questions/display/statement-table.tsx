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

/** A table with more columns shows only the right column of each statement where there is little room. */
const FEW_COLUMNS = 2;

/** Statements and columns, with the right column of each statement marked. */
export function StatementTable({ rows, rowsType, columns, columnsType, answerKey }: Props) {
  const { t } = useTranslation();
  const columnKeys = Object.keys(columns);
  const isWide = columnKeys.length > FEW_COLUMNS && answerKey !== undefined;

  function contentOf(column: string) {
    const alt = t('questions.optionImage', { letter: letterOf(columnKeys.indexOf(column)) });
    return <PartContent content={columns[column] ?? ''} type={columnsType} alt={alt} />;
  }

  return (
    <div className={classes.wide}>
      <table className={classes.table} data-wide={isWide || undefined}>
        <caption className="visually-hidden">{t('questions.statements')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('questions.statement')}</th>
            {columnKeys.map((column) => (
              <th key={column} scope="col">
                {contentOf(column)}
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
                <td key={column} data-right={answerKey?.[row] === column || undefined}>
                  {!answerKey && <span className={classes.box} />}
                  {answerKey?.[row] === column && (
                    <span className={classes.right}>
                      <IconCheck size={20} stroke={2.5} aria-hidden />
                      <span className="visually-hidden">{t('questions.right')}</span>
                      {isWide && <span className={classes.name}>{contentOf(column)}</span>}
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
