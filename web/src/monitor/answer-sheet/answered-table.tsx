import type { AnsweredQuestion, ChoiceTableKey } from '@lulus/contract';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../platform/ui/tables/data-table.tsx';
import { PartContent } from '../../questions/display/part-content.tsx';
import { letterOf } from '../../questions/letter-of.ts';
import classes from './answered-table.module.css';

interface Props {
  /** A correction accepts the whole response. */
  isAccepted: boolean;
  rows: AnsweredQuestion['bank_rows'];
  rowsType: AnsweredQuestion['rows_type'];
  columns: AnsweredQuestion['options'];
  columnsType: AnsweredQuestion['option_type'];
  answerKey: ChoiceTableKey;
  /** The picked column by row. */
  response: ChoiceTableKey;
  /** Names of the table and of a row. */
  label: string;
  rowLabel: string;
}

/** Statements, left sides or places, with the picked and the right column of each. */
export function AnsweredTable({
  rows,
  rowsType,
  columns,
  columnsType,
  answerKey,
  response,
  isAccepted,
  label,
  rowLabel,
}: Props) {
  const { t } = useTranslation();
  const isRight = (row: string) => isAccepted || response[row] === answerKey[row];

  function columnOf(key: string | undefined) {
    const index = columns.findIndex(({ option }) => option === key);
    if (index < 0) return '–';
    const alt = t('questions.optionImage', { letter: letterOf(index) });
    return <PartContent content={columns[index]?.content ?? ''} type={columnsType} alt={alt} />;
  }

  return (
    <DataTable label={label} narrow="lines" dense className={classes.table ?? ''}>
      <thead>
        <tr>
          <th scope="col">{rowLabel}</th>
          <th scope="col">{t('answerSheet.typed')}</th>
          <th scope="col">{t('answerSheet.key')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, content }) => (
          <tr key={row}>
            <th scope="row">
              <PartContent content={content} type={rowsType} />
            </th>
            <td data-label={t('answerSheet.typed')}>
              <span className={classes.picked} data-right={isRight(row)}>
                {columnOf(response[row])}
                {response[row] !== undefined && <Mark isRight={isRight(row)} />}
              </span>
            </td>
            <td data-label={t('answerSheet.key')}>{columnOf(answerKey[row])}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation();
  const Icon = isRight ? IconCheck : IconX;
  return (
    <>
      <Icon size={16} stroke={2.5} className={classes.mark} aria-hidden />
      <span className="visually-hidden">
        {t(isRight ? 'results.statusCorrect' : 'results.statusIncorrect')}
      </span>
    </>
  );
}
